; The Windows installer, in English and French: makensis -DVERSION=… -DNUMBERS=a.b.c.d -DROOT=… installer.nsi
; For one user, without administrator rights. Saved matches lie elsewhere and are never touched.

Unicode true
Target amd64-unicode
!include MUI2.nsh

!define NAME "Quinque Ludi"
!define EXE "quinque-ludi.exe"
!define KIND "QuinqueLudi.Match"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\QuinqueLudi"

Name "${NAME}"
OutFile "${ROOT}/dist/Quinque_Ludi-${VERSION}-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\QuinqueLudi" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true
BrandingText "${NAME} ${VERSION}"

!define MUI_ICON "${ROOT}/build/icons/quinque-ludi.ico"
!define MUI_UNICON "${ROOT}/build/icons/quinque-ludi.ico"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\QuinqueLudi"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE $(Licence)
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_RESERVEFILE_LANGDLL

; What the file's details say, and the licence, in the language of who looks.
!macro DETAILS language description authors licence
  VIAddVersionKey /LANG=${language} "ProductName" "${NAME}"
  VIAddVersionKey /LANG=${language} "FileDescription" "${description}"
  VIAddVersionKey /LANG=${language} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "CompanyName" "${authors}"
  VIAddVersionKey /LANG=${language} "LegalCopyright" "${licence}"
!macroend
VIProductVersion "${NUMBERS}"
!insertmacro DETAILS ${LANG_ENGLISH} "Quinque Ludi setup" "The Quinque Ludi authors" "MIT licence"
!insertmacro DETAILS ${LANG_FRENCH} "Installation de Quinque Ludi" "Les auteurs de Quinque Ludi" "Licence MIT"
LicenseLangString Licence ${LANG_ENGLISH} "${ROOT}/LICENSE"
LicenseLangString Licence ${LANG_FRENCH} "${ROOT}/packaging/windows/licence.fr.txt"

LangString SavedMatch ${LANG_ENGLISH} "Quinque Ludi saved match"
LangString SavedMatch ${LANG_FRENCH} "Partie enregistrée de Quinque Ludi"
LangString StillOpen ${LANG_ENGLISH} "Quinque Ludi is still open. Close it, then try again."
LangString StillOpen ${LANG_FRENCH} "Quinque Ludi est encore ouvert. Fermez-le, puis réessayez."

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; Windows keeps the file of a running program: who can delete it is alone.
!macro REMOVE_PROGRAM
  again:
  ClearErrors
  Delete "$INSTDIR\${EXE}"
  IfErrors 0 gone
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDCANCEL IDRETRY again
    Abort
  gone:
  ; Only what the installer put there: the folder may have been chosen, and hold other things.
  RMDir /r "$INSTDIR\_internal"
!macroend

Section
  SetOutPath "$INSTDIR"
  !insertmacro REMOVE_PROGRAM
  File /r "${ROOT}/dist/windows/quinque-ludi/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${EXE}"

  WriteRegStr HKCU "Software\QuinqueLudi" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\.ludus" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(SavedMatch)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\${EXE},0"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${EXE}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Quinque Ludi authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "${KILOBYTES}"
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section Uninstall
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${CLASSES}\.ludus"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\QuinqueLudi"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
