/* Stand-in for wine, which lacks the ICU that Windows 10 and later bring: every converter fails to open. Not shipped. */
#define X __declspec(dllexport)
X void *ucnv_open(const char *name, int *error) { (void)name; if (error) *error = 4; return 0; }
X void ucnv_close(void *c) { (void)c; }
X void ucnv_reset(void *c) { (void)c; }
X void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
X void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
X signed char ucnv_getMaxCharSize(void *c) { (void)c; return 1; }
X const char *ucnv_getName(void *c, int *error) { (void)c; (void)error; return ""; }
X void ucnv_getToUCallBack(void) {}
X void ucnv_getFromUCallBack(void) {}
X void ucnv_setToUCallBack(void) {}
X void ucnv_setFromUCallBack(void) {}
X void ucnv_cbToUWriteUChars(void) {}
X void ucnv_toUnicode(void) {}
X void ucnv_cbFromUWriteUChars(void) {}
X void ucnv_fromUnicode(void) {}
X int ucnv_toUCountPending(void *c, int *error) { (void)c; (void)error; return 0; }
X int ucnv_fromUCountPending(void *c, int *error) { (void)c; (void)error; return 0; }
X const char *ucnv_getStandardName(void) { return 0; }
X const char *ucnv_getAvailableName(int n) { (void)n; return 0; }
X int ucnv_countAvailable(void) { return 0; }
