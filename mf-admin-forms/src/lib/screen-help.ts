import { pair } from '@admissions/model';

export const inboxHelp = [
  pair(
    '訪客送出的申請在這裡處理：點學校看全文、指派承辦人、改狀態、寫備註、回信。',
    'What visitors sent is handled here: open it, give it to somebody, change its state, note and answer.',
  ),
  pair(
    '藍點是還沒有人看過的。同一所學校或同一個人送了好幾次，會標出筆數，也可以排在一起。',
    'The blue dot is what nobody has opened. Requests of one school or person are counted and can stand together.',
  ),
  pair(
    '按「排定時間」的欄名，依安排的日子排序；「欄位」選要顯示哪些欄，只影響這台裝置。',
    'The head “Scheduled for” sorts by the arranged day; “Columns” chooses what this device shows.',
  ),
  pair(
    '列表只顯示遮蔽後的姓名；看全文與匯出都會留下紀錄，匯出要再輸入一次密碼。',
    'Lists mask who somebody is; reading and exporting are recorded, and exporting asks for the password.',
  ),
];
export const reviewHelp = [
  pair(
    '先指派承辦人，再依進度改狀態；「已排定」要填日期與時間。每一步都會留在處理紀錄。',
    'Give it to somebody, then change its state as it goes; “scheduled” needs a day and time. Each step stands in the history.',
  ),
  pair(
    '「寄信」從這裡寄出，內容會留在紀錄裡；沒有設定郵件伺服器時，改用您的郵件程式。',
    'A letter goes out from here and stays in the history; without a mail server it opens your mail program.',
  ),
  pair(
    '寫到一半的備註會先存在這台電腦，登入逾時也不會不見。',
    'A note that you have begun is kept on this machine, also when your session ends.',
  ),
  pair(
    '對方要求刪除個人資料時，請用頁面最下面的「刪除」；刪除前會問兩次，之後無法復原。',
    'When somebody asks to be forgotten use “delete” at the foot; it asks twice, and nothing brings it back.',
  ),
];
export const outboxHelp = [
  pair(
    '系統寄出的通知與回信都在這裡：寄出、等待中、沒有寄成的，各有原因。',
    'Every letter of the system: sent, waiting, or not sent, with the reason.',
  ),
  pair(
    '沒有寄成的可以「重寄」；信箱寫錯時重寄也沒用，請改打申請裡留的電話。',
    'What failed can be sent again; when the address itself is wrong, call the number that the request gives.',
  ),
];
export const accessHelp = [
  pair(
    '誰在什麼時候看過或匯出過個人資料；用帳號與日期縮小範圍，點編號回到那筆申請。',
    'Who read or exported personal data and when; narrow it by account and day, the reference opens the request.',
  ),
];
export const questionsHelp = [
  pair(
    '訪客向學長姐提的問題：先看內容，再決定登在分享頁上回答，或是不登。',
    'What visitors ask the writers of stories: read it, then answer it on the story’s page, or leave it out.',
  ),
  pair(
    '提問表單不收聯絡方式；訪客寫的原文只有同仁看得到。',
    'Nobody is asked how to be reached; only staff read a question as it was sent.',
  ),
];
