import type { Localised } from '@admissions/contracts';

type Say = (text: Localised) => string;
const said = (lines: readonly Localised[]) => (t: Say) => lines.map((line) => t(line));

/** How one works with the accounts. */
export const accountsHelp = said([
  {
    'zh-TW':
      '誰可以進後台、可以管理哪些單元。點姓名修改權限：加上的權限在對方下一個動作就生效；拿掉權限時，對方要重新登入。',
    en: 'Who may work here, and in which areas. The name opens the flags: a new one holds from the next step; who loses one signs in again.',
  },
  {
    'zh-TW': '重設密碼會給一組只顯示一次的密碼，對方登入後要自己換掉。',
    en: 'A reset gives a password that is shown once; who signs in with it has to change it.',
  },
  {
    'zh-TW': '同仁離職時請停用或刪除帳號；名下的承辦工作會先提醒您交接。',
    en: 'When somebody leaves deactivate or delete the account; what they were in charge of is named first.',
  },
]);
/** How one works with the rights of one account. */
export const accountHelp = said([
  {
    'zh-TW': '勾選的單元才看得到、才改得到；只給需要的。給權限前要再輸入一次您的密碼。',
    en: 'Only ticked areas can be seen and changed; give what is needed. It asks for your password first.',
  },
]);
/** How one works with the addresses that are let in. */
export const addressesHelp = said([
  {
    'zh-TW': '清單是空的，從哪裡都可以登入；有一筆以上，就只有清單上的位址可以。',
    en: 'An empty list lets everybody sign in; with one line or more only those addresses.',
  },
  {
    'zh-TW': '不確定就選「先試5分鐘」：時間到會自己復原，不會把自己鎖在外面。',
    en: 'When in doubt try it for 5 minutes: it goes back by itself, so nobody locks themselves out.',
  },
  {
    'zh-TW': '先用上面的測試欄輸入位址，看看會不會被擋。',
    en: 'The field above tests whether an address would be let in.',
  },
]);
/** How one works with the log. */
export const auditHelp = said([
  {
    'zh-TW': '後台每一個動作都在這裡，不能修改也不能刪除。用動作、人員、單元與日期縮小範圍。',
    en: 'Everything that was done here; nobody can change or delete it. Narrow it by action, person, area and day.',
  },
  {
    'zh-TW': '點對象可以打開那一筆；「檢查完整性」確認紀錄沒有被動過。',
    en: 'The target opens the entry; the check proves that no line was touched.',
  },
]);
