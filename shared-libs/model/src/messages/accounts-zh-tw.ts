/** Messages of sign-in and accounts. */
export const accountsZhTW = {
  'auth.code': '驗證碼',
  'auth.codeWanted': '請輸入驗證器應用程式顯示的六位數字，或一組備用碼',
  'auth.codeWrong': '驗證碼不正確或已經用過，請等下一組再輸入',
  'auth.codeWrongSetup': '驗證碼不正確，請確認裝置的時間正確後再輸入',
  'auth.totpOn': '這個帳號已經啟用兩步驟驗證，請先停用。',
  'auth.totpOff': '這個帳號沒有啟用兩步驟驗證。',
  'auth.oidc.signIn': '以學校帳號登入',
  'auth.oidc.or': '或使用本站密碼',
  'auth.oidc.failed': '無法確認您在登入服務的身分，請再試一次。',
  'auth.oidc.unknown': '登入服務確認了您的身分，但這裡沒有對應的帳號。請洽帳號管理人員開立。',
  'auth.oidc.unavailable': '登入服務暫時無法使用。請稍後再試，或使用本站密碼登入。',
  'auth.oidc.ended': '登入停留太久或已經用過，請重新登入。',
  'auth.cookiesRefused':
    '瀏覽器沒有存下登入用的 Cookie。請在瀏覽器設定允許這個網站的 Cookie，再登入一次。',
  'auth.locked': '這個帳號已被鎖定，請洽系統管理人員。',
  'auth.proofLocked': '密碼錯誤次數過多，請於{minutes}分鐘後再試。其他人不受影響。',
  'validation.ownPassword': '這項變更需要您目前登入用的密碼',
  'validation.passwordWrong': '密碼不正確',
  'validation.passwordContext': '密碼不可以校名、網站名稱或電子郵件等容易猜到的字為主',
  'admin.moreFlags':
    '這個帳號有您沒有的權限（{areas}），您收回之後無法再給回去，因此不能由您變更。',
  'admin.lastGiver': '至少要保留一個有帳號管理權限、也能授予這些權限的帳號：{areas}。',
  'admin.hasRequests': '這個帳號還負責{count}件未結案的申請，請先改派給其他人再刪除。',
  'admin.lockSelf': '不能鎖定自己正在使用的帳號，請由另一位帳號管理人員處理。',
  'admin.ipPending': '有一項暫時的變更等待確認，請先確認或復原。',
  'admin.ipNothingPending': '沒有等待確認的變更，可能已經自動復原。',
} as const;
