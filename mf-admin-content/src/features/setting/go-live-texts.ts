import { type Localised, pair } from '@admissions/model';
import {
  ADMIN_NUMBERS,
  ADMIN_PHOTOS,
  GO_LIVE_CHECKS,
  type GoLiveCheck,
} from '@admissions/protocol/staff';

export const TEXTS = {
  title: pair('上線準備', 'Going live'),
  note: pair(
    '從示範到正式上線要做的事；系統會自己檢查，做完的會標成「完成」。',
    'What is left from the demonstration to a live site. The site checks it by itself.',
  ),
  progress: pair('完成{done}／{all}項', 'Done: {done} of {all}'),
  required: pair('還有{open}項，其中上線前必須{count}項', '{open} open, {count} of them required'),
  administrators: pair('系統管理人員', 'Administrators'),
  office: pair('招生組', 'Admissions office'),
  left: pair('{open}項，其中必須{count}項', '{open}, {count} of them required'),
  settled: pair('已完成或不需要的{count}項', 'Done or not needed: {count}'),
  state: pair('狀態', 'State'),
  check: pair('項目', 'Step'),
  actions: pair('操作', 'Actions'),
  go: pair('前往', 'Open'),
  how: pair('怎麼做（給系統管理人員）', 'How (for administrators)'),
  sendLetter: pair('寄測試信給自己', 'Send a test letter to me'),
  letterSent: pair('測試信已寄到{to}。', 'The test letter is on its way to {to}.'),
  letterFailed: pair('信寄不出去：{fault}', 'The letter was refused: {fault}'),
  noAddress: pair(
    '您的帳號沒有電子郵件，請先在帳號清單填寫。',
    'Your account has no e-mail address: enter it in the list of accounts.',
  ),
  confirm: pair('標為完成', 'Mark as done'),
  setAside: pair('標為不需要', 'Mark as not needed'),
  reopen: pair('重新列出', 'List it again'),
  by: pair('{name}確認', 'By {name}'),
  samples: pair('示範資料', 'Samples'),
  samplesOf: pair('{area}：{count}筆', '{area}: {count}'),
  ofKind: pair('{kind}{count}筆', '{kind} {count}'),
  remove: pair('移除這一區的示範資料', 'Remove the samples of this area'),
  accept: pair('內容正確，去掉示範標記', 'They are right: remove the marks'),
  removeTitle: pair('移除{area}的{count}筆示範資料？', 'Remove the samples of {area} ({count})?'),
  removeText: pair(
    '會移到回收桶，可以復原。單頁設定與其他內容正在使用的會留下。',
    'They go to the trash and can be restored. Pages with one entry and what other content needs stay.',
  ),
  acceptTitle: pair('去掉{area}的{count}個示範標記？', 'Remove {count} marks of {area}?'),
  acceptText: pair(
    '這些內容會當成正式資料，這個動作不能復原。',
    'They count as real from then on. This cannot be undone.',
  ),
  removed: pair('已移除{count}筆，留下{left}筆。', 'Removed: {count}; left: {left}.'),
  undone: pair('已復原。', 'Restored.'),
  accepted: pair('已去掉標記。', 'The marks are gone.'),
  removeRequests: pair('刪除示範申請與提問', 'Delete the sample requests and questions'),
  requestsTitle: pair(
    '刪除{count}筆示範申請與提問？',
    'Delete {count} sample requests and questions?',
  ),
  requestsText: pair(
    '會永久刪除，連同信件與統計，不能復原。訪客真正送出的不受影響。',
    'They go for good, with their letters, and out of the statistics. Those of real visitors stay.',
  ),
  requestsRemoved: pair('已刪除{count}筆。', 'Deleted: {count}.'),
} as const satisfies Record<string, Localised>;

const REQUIRED = ['warning', pair('上線前必須', 'Required')] as const;
/** By state, and open ones by how they are settled. */
export const STATES = {
  done: ['success', pair('✓ 完成', '✓ Done')],
  notNeeded: ['success', pair('不需要', 'Not needed')],
  open: REQUIRED,
  confirm: REQUIRED,
  setAside: ['default', pair('建議', 'Advised')],
} as const;

/** What administrators settle, first in the guide; the office settles the rest. */
export const TECHNICAL = GO_LIVE_CHECKS.slice(0, GO_LIVE_CHECKS.indexOf('office'));

interface CheckTexts {
  name: Localised;
  done: Localised;
  open: Localised;
  /** How much is left. */
  unit?: Localised;
  /** Instead of `open` when nothing is counted. */
  missing?: Localised;
  /** What administrators set. */
  how?: Localised;
  /** Where staff do it; null: on the server. */
  to: string | null;
}
export const CHECKS: Record<GoLiveCheck, CheckTexts> = {
  address: {
    name: pair('網站位址', 'Address of the site'),
    done: pair('網址是{detail}。', 'It is {detail}.'),
    open: pair(
      '還沒有設定網站的https網址，分享連結與信件會缺少網址；請系統管理人員設定。',
      'The https address of the site is not set: shared links and letters lack it. Your administrators set it.',
    ),
    how: pair(
      '在伺服器設定SITE_ORIGIN=https://網址，再重新啟動；之後只回應這個網址。',
      'Set SITE_ORIGIN=https://… on the server and restart it; no other address is answered then.',
    ),
    to: null,
  },
  tls: {
    name: pair('加密連線', 'TLS'),
    done: pair('您現在經由https連線。', 'You are connected by https.'),
    open: pair(
      '現在的網址不是https開頭，密碼在網路上可能被看到；請系統管理人員設定。',
      'You are not connected by https: others may read passwords on the way. Your administrators set it.',
    ),
    how: pair(
      '在nginx或前端主機放上憑證，並在TRUSTED_PROXIES填入nginx的位址。',
      'Put a certificate on nginx or the front, and its address in TRUSTED_PROXIES.',
    ),
    to: null,
  },
  mail: {
    name: pair('寄信', 'Mail'),
    done: pair('測試信寄得出去。', 'A test letter was sent.'),
    open: pair(
      '還沒有寄成功過測試信；系統管理人員設定寄信主機之前，不會寄出任何信。',
      'No test letter was sent. No mail leaves the site until your administrators set a mail server.',
    ),
    how: pair(
      '在伺服器設定SMTP_URL（寄信主機）與MAIL_FROM（寄件地址），再重新啟動；然後在這裡寄測試信。',
      'Set SMTP_URL (mail server) and MAIL_FROM (sender) on the server and restart it; then send a test letter here.',
    ),
    to: null,
  },
  office: {
    name: pair('聯絡資料', 'Contact'),
    done: pair('已由同仁修改過。', 'Staff have edited it.'),
    open: pair(
      '還有示範的文字、電話或信箱，請換成真的。',
      'Texts or contacts of the demonstration are left: enter the real ones.',
    ),
    missing: pair('還是示範值，請逐項確認後發布。', 'It is a sample: check and publish it.'),
    to: '/admin/setting/edit_office',
  },
  look: {
    name: pair('標誌與顏色', 'Logo and colours'),
    done: pair('已換成學校的，或由同仁確認。', 'They are your own, or confirmed.'),
    open: pair(
      '還是程式原來的標誌，請上傳學校的標誌、選擇顏色。',
      'They are those of the program: upload your logo and choose colours.',
    ),
    to: '/admin/setting/edit_office',
  },
  samples: {
    name: pair('示範資料', 'Samples'),
    done: pair('訪客看不到示範資料了。', 'Visitors see no samples.'),
    open: pair(
      '其中的內容訪客會看到「示範」標記；請在下面逐區處理。',
      'Visitors see the marks of content. See below.',
    ),
    unit: pair('{count}筆', '{count}'),
    to: '#samples',
  },
  nationalDates: {
    name: pair('全國日程', 'National dates'),
    done: pair('{detail}學年度的日程都是正式的。', 'Those of school year {detail} are real.'),
    open: pair('{detail}學年度的日程還有示範。', 'Those of school year {detail} include samples.'),
    unit: pair('{count}筆', '{count}'),
    missing: pair('{detail}學年度的日程還沒有建立。', 'Those of school year {detail} are missing.'),
    to: '/admin/about/national_date_list',
  },
  numbers: {
    name: pair('今年的數字', 'Numbers of this year'),
    done: pair('{detail}學年度的數字都核對過了。', 'All of {detail} are approved.'),
    open: pair(
      '有系所的數字還沒核對，包括{detail}學年度。',
      'Numbers of departments wait for approval, {detail} included.',
    ),
    unit: pair('{count}個系所', '{count}'),
    missing: pair('{detail}學年度的名額還沒匯入。', 'Those of {detail} are missing.'),
    to: ADMIN_NUMBERS.faculty,
  },
  photos: {
    name: pair('照片', 'Photographs'),
    done: pair('使用中的圖片都是自己的。', 'All pictures in use are your own.'),
    open: pair('示範圖片還在使用中。', 'Sample pictures are in use.'),
    unit: pair('{count}處', '{count}'),
    to: ADMIN_PHOTOS,
  },
  privacy: {
    name: pair('個資告知事項', 'Personal-data notice'),
    done: pair('已由同仁修改過。', 'Staff have edited it.'),
    open: pair('還是預設文字，請逐項確認後儲存。', 'It is the default text: check and save it.'),
    to: '/admin/setting/edit_privacy',
  },
  content: {
    name: pair('內容', 'Content'),
    done: pair('每個列表都有內容。', 'Every list has entries.'),
    open: pair('還沒有內容的列表：', 'Lists without an entry:'),
    unit: pair('{count}個', '{count}'),
    to: null,
  },
  whitelist: {
    name: pair('後台白名單', 'Allowed addresses'),
    done: pair('只有清單上的位址能進入後台。', 'Only listed addresses reach the back office.'),
    open: pair(
      '限制哪些地方能登入後台，例如只有校內；現在任何地方都能連到登入頁。',
      'It limits from where staff sign in, such as the campus. Now any address reaches that page.',
    ),
    to: '/admin/account/ip_list',
  },
  twoFactor: {
    name: pair('兩步驟驗證', 'Two-factor authentication'),
    done: pair('管理帳號的同仁都啟用了。', 'All account managers use it.'),
    open: pair(
      '管理帳號的同仁還沒有都啟用，請各自在右上角「我的帳號」啟用。',
      'Some account managers lack it: each turns it on under “My account”.',
    ),
    unit: pair('{count}位', '{count}'),
    to: '/admin/account/list?show=open',
  },
  backup: {
    name: pair('備份', 'Backup'),
    done: pair(
      '一天內有備份，或由同仁確認。',
      'There is a snapshot of the last day, or staff confirmed it.',
    ),
    open: pair(
      '網站一天內沒有自己備份。資料庫若另有備份，請向系統管理人員確認後按「標為完成」。',
      'No backup of the last day. If the database is backed up elsewhere, make sure, then press “Mark as done”.',
    ),
    to: null,
  },
  links: {
    name: pair('連結', 'Links'),
    done: pair('一週內檢查過，沒有失效的連結。', 'Checked within a week: none is dead.'),
    open: pair('有失效的連結。', 'Some links are dead.'),
    unit: pair('{count}個', '{count}'),
    missing: pair(
      '一週內沒有找過失效的連結：請到「網站檢查」按「立即檢查」。',
      'Not searched for dead links within a week: start the site check.',
    ),
    to: '/admin/site_check?rule=deadLink',
  },
  siteCheck: {
    name: pair('網站檢查', 'Site check'),
    done: pair(
      '一週內檢查過，圖片都有替代文字，沒有示範的文字。',
      'Checked within a week: no picture lacks a text, no text is of the demonstration.',
    ),
    open: pair(
      '有圖片沒有替代文字，或還是示範的文字。',
      'Some pictures lack a text, or texts are of the demonstration.',
    ),
    unit: pair('{count}處', '{count}'),
    missing: pair(
      '一週內，或處理示範資料之後，還沒有檢查過替代文字與示範文字：請按「立即檢查」。',
      'Texts of pictures and of the demonstration were not checked within a week, or not since samples were settled: start the site check.',
    ),
    to: '/admin/site_check',
  },
};

export const HELP: readonly Localised[] = [
  pair(
    '每次打開這一頁都會重新檢查，做完的項目自動變成「完成」。',
    'Every visit checks again; what is done is marked by itself.',
  ),
  pair(
    '「建議」的項目用不到時按「標為不需要」，之後可以「重新列出」。',
    'Set aside what is advised and you do not need; it can be listed again.',
  ),
];
