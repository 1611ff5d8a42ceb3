import { pair } from '@admissions/model';

export const accountsHelp = [
  pair(
    '誰可以進後台、可以管理哪些單元。點姓名修改權限：加上的權限在對方下一個動作就生效；拿掉權限時，對方要重新登入。',
    'Who may work here, and in which areas. The name opens the flags: a new one holds from the next step; who loses one signs in again.',
  ),
  pair(
    '重設密碼會給一組只顯示一次的密碼，對方登入後要自己換掉。',
    'A reset gives a password that is shown once; who signs in with it has to change it.',
  ),
  pair(
    '同仁離職時請停用或刪除帳號；名下的承辦工作會先提醒您交接。',
    'When somebody leaves deactivate or delete the account; what they were in charge of is named first.',
  ),
];
export const accountHelp = [
  pair(
    '勾選的單元才看得到、才改得到；只給需要的。給權限前要再輸入一次您的密碼。',
    'Only ticked areas can be seen and changed; give what is needed. It asks for your password first.',
  ),
];
export const addressesHelp = [
  pair(
    '清單是空的，從哪裡都可以登入；有一筆以上，就只有清單上的位址可以。',
    'An empty list lets everybody sign in; with one line or more only those addresses.',
  ),
  pair(
    '不確定就選「先試5分鐘」：時間到會自己復原，不會把自己鎖在外面。',
    'When in doubt try it for 5 minutes: it goes back by itself, so nobody locks themselves out.',
  ),
];
export const auditHelp = [
  pair(
    '後台每一個動作都在這裡，不能修改也不能刪除。用動作、人員、單元與日期縮小範圍；不勾「只看人員的操作」，也列出系統自動做的。',
    'Everything that was done here; nobody can change or delete it. Narrow it by action, person, area and day. Untick “Only what people did” to see what the system did, too.',
  ),
  pair(
    '點對象可以打開那一筆；「檢查紀錄有沒有被改過」從第一筆查到最後一筆。',
    'The target opens the entry; the check proves that no line was touched.',
  ),
];
export const releasesHelp = [
  pair(
    '網站與後台由好幾個程式組成，各團隊自己送出版本；一列是一個程式，點名稱看細節。',
    'The site and the back office are made of modules that teams release on their own: a line each, its name opens the details.',
  ),
  pair(
    '「錯誤偏多」或「有伺服器拒絕」先看：點進去，確認是不是剛換版本之後才開始。',
    'Look at “errors” and “refused” first: the details tell whether they began with a new release.',
  ),
  pair(
    '回復會讓下一次開啟的頁面改用前一個版本；開著的分頁換頁時才更新，填到一半的內容不受影響。',
    'Rolling back gives the release before to every page opened from then on; what is typed in open tabs stays.',
  ),
  pair(
    '每次變更都要寫原因，會留在發布紀錄，負責的團隊也看得到。',
    'Every change asks for its reason, which stands in the log where the team reads it.',
  ),
  pair(
    '畫面上的數字不會自己更新，請按「重新整理」。',
    'The figures stand still until they are refreshed.',
  ),
];
export const releaseHelp = [
  pair(
    '「目前」是訪客正在用的版本；「所有版本」裡可以改用其中任何一個。',
    '“Now” is what visitors get; any of “all releases” can take its place.',
  ),
  pair(
    '「停在這一版」之後，團隊已經送出的版本不會自動啟用，直到送出更高的版本，或您恢復自動更新。',
    'Pinned, nothing that was sent becomes current by itself, until a higher version is sent or the pin ends.',
  ),
  pair(
    '「試行」只讓一部分訪客拿到新版本；沒有問題再全面啟用，有問題就停止。',
    'A canary gives the new release to some visitors: promote it when all is well, else stop it.',
  ),
  pair(
    '團隊的程式用部署權杖送出版本；權杖只顯示一次，有人離開或外洩就撤銷。',
    'A team sends releases with a deploy token: it is shown once; revoke it when it has leaked or somebody leaves.',
  ),
];
export const releaseOwnerHelp = [
  pair(
    '登記之後，團隊才能建立部署權杖、送出這個程式的版本。',
    'Only what is registered can have deploy tokens and send releases.',
  ),
  pair(
    '網址決定這個程式可以使用哪些頁面；別的程式已經在用的網址不能再登記。',
    'The paths say which pages the module may have; those of another module are refused.',
  ),
  pair('儲存前會再問一次您的密碼。', 'Your password is asked for once more before it is stored.'),
];
