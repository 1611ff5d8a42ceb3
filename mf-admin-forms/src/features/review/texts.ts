import type { Localised } from '@admissions/model';

export const TEXTS = {
  erase: {
    button: { 'zh-TW': '刪除個人資料', en: 'Erase personal data' },
    title: {
      'zh-TW': '要刪除{reference}的個人資料嗎？',
      en: 'Erase the personal data of {reference}?',
    },
    text: {
      'zh-TW':
        '依申請人請求使用：姓名、電話、電子郵件、說明與備註會立即抹除，無法還原。學校、日期與人數保留供統計。',
      en: 'For when the sender asks for it: name, phone numbers, e-mail address, remarks and notes are erased at once and cannot be brought back. School, dates and numbers stay for the statistics.',
    },
    again: {
      'zh-TW': '真的要刪除{reference}的個人資料嗎？',
      en: 'Really erase the personal data of {reference}?',
    },
    done: {
      'zh-TW': '已刪除{reference}的個人資料',
      en: 'The personal data of {reference} is erased',
    },
  },
  value: { none: { 'zh-TW': '未填', en: 'Not given' } },
  review: {
    sentAt: { 'zh-TW': '{moment}送出', en: 'Sent {moment}' },
    back: { 'zh-TW': '回到列表', en: 'Back to the list' },
    position: { 'zh-TW': '第{position}筆，共{total}筆', en: '{position} of {total}' },
    copyReference: { 'zh-TW': '複製編號', en: 'Copy reference' },
    copied: { 'zh-TW': '已複製{reference}', en: '{reference} copied' },
    copyFailed: {
      'zh-TW': '瀏覽器不允許複製，請手動選取編號。',
      en: 'The browser does not allow copying. Please select the reference by hand.',
    },
    print: { 'zh-TW': '列印', en: 'Print' },
    mail: { 'zh-TW': '寄信', en: 'Write' },
    mailTo: { 'zh-TW': '寄信給{name}', en: 'Write to {name}' },
    call: { 'zh-TW': '撥打{number}', en: 'Call {number}' },
    consented: {
      'zh-TW': '已同意個人資料告知事項（版本{version}）',
      en: 'Agreed to the personal-data notice (version {version})',
    },
    panel: { 'zh-TW': '處理', en: 'Handling' },
    state: { 'zh-TW': '處理狀態', en: 'State' },
    usualNext: { 'zh-TW': '接下來通常是「{state}」', en: 'Usually followed by “{state}”' },
    assignee: { 'zh-TW': '承辦人', en: 'Assignee' },
    assignToMe: { 'zh-TW': '指派給我', en: 'Assign to me' },
    scheduledAt: { 'zh-TW': '排定日期與時間', en: 'Scheduled date and time' },
    scheduledHelp: { 'zh-TW': '臺北時間。', en: 'Taipei time.' },
    outsideWish: {
      'zh-TW': '不在對方希望的日期內（{dates}）',
      en: 'Outside the wished dates ({dates})',
    },
    note: { 'zh-TW': '新增備註', en: 'Add a note' },
    noteBack: {
      'zh-TW': '上次輸入而還沒儲存的備註已經放回來了。',
      en: 'The note that you had not saved is back.',
    },
    noteHelp: {
      'zh-TW': '只有同仁看得到；寫「@姓名」會寄信通知那位同仁。請勿寫入不必要的個人資料。',
      en: 'Seen by staff only; @ and a name mails that colleague. Please keep personal data out of it.',
    },
    mailsChange: {
      'zh-TW': '儲存後，系統會寄信通知申請人，附上更新的行事曆檔。',
      en: 'Saving mails this change to the sender, with a new calendar file.',
    },
    save: { 'zh-TW': '儲存處理結果', en: 'Save' },
    saved: { 'zh-TW': '已儲存', en: 'Saved' },
    needsDate: {
      'zh-TW': '狀態為「已排定」時，請填寫排定日期與時間。',
      en: 'Please give date and time when the state is “Scheduled”.',
    },
    history: { 'zh-TW': '處理紀錄', en: 'History' },
    noHistory: { 'zh-TW': '還沒有處理紀錄。', en: 'Nothing has happened yet.' },
    system: { 'zh-TW': '系統', en: 'System' },
    gone: {
      'zh-TW': '找不到這筆申請，可能已被刪除。',
      en: 'This request is not there; it may have been deleted.',
    },
    markUnread: { 'zh-TW': '標為未讀', en: 'Mark as unread' },
    markedUnread: { 'zh-TW': '已標為未讀', en: 'Marked as unread' },
    alike: { 'zh-TW': '看同校或同一人的申請', en: 'Requests of the same school or person' },
    deleting: { 'zh-TW': '刪除', en: 'Delete' },
    deletingText: {
      'zh-TW': '申請人要求時才使用；刪除後無法還原。',
      en: 'For when the sender asks for it; nothing brings it back.',
    },
    deletingOpen: {
      'zh-TW': '處理中的申請不能整筆刪除，請先改為「已完成」或「未受理」。',
      en: 'A request that is open cannot be deleted whole: let it be done or declined first.',
    },
    removeAgain: { 'zh-TW': '真的要刪除{reference}嗎？', en: 'Really delete {reference}?' },
    removeAgainText: {
      'zh-TW': '最後一次確認：刪除之後，任何人都無法找回。',
      en: 'One last check: once it is deleted nobody can bring it back.',
    },
    remove: { 'zh-TW': '刪除申請', en: 'Delete request' },
    removeTitle: { 'zh-TW': '要刪除{reference}嗎？', en: 'Delete {reference}?' },
    removeText: {
      'zh-TW': '聯絡人、電話、電子郵件與備註會一併抹除，無法還原。',
      en: 'Contact, phone, e-mail and notes are erased with it; this cannot be undone.',
    },
    removed: { 'zh-TW': '已刪除{reference}', en: '{reference} deleted' },
  },
  duplicates: {
    title: { 'zh-TW': '可能重複', en: 'Maybe a duplicate' },
    why: {
      'zh-TW': '{days}天內有同一個電子郵件或電話送出的申請：',
      en: 'The same e-mail address or telephone sent these within {days} days:',
    },
    merge: { 'zh-TW': '合併到這一筆', en: 'Merge into this one' },
    question: {
      'zh-TW':
        '要把{reference}合併到{into}嗎？兩份內容都會留在這一筆，狀態以這一筆為準；之後可以取消合併。',
      en: 'Merge {reference} into {into}? Both texts stay here under the state of this one. You can undo it later.',
    },
    done: { 'zh-TW': '已合併{reference}', en: '{reference} is merged' },
    merged: {
      'zh-TW': '已合併的申請{reference}（{moment}送出）',
      en: 'Merged request {reference} (sent {moment})',
    },
    undo: { 'zh-TW': '取消合併', en: 'Undo the merge' },
    undone: { 'zh-TW': '已取消合併{reference}', en: '{reference} is a request of its own again' },
  },
  conflict: {
    title: { 'zh-TW': '這筆申請剛被別人更新', en: 'Somebody has just updated this request' },
    carriedOver: {
      'zh-TW': '已載入最新內容，您輸入的備註與變更都還在，尚未儲存。',
      en: 'The newest version is shown. Your note and your changes are still here and not saved yet.',
    },
    followed: {
      'zh-TW': '已採用對方的「{field}」：{value}',
      en: 'Taken over from them: {field} “{value}”',
    },
    both: {
      'zh-TW': '「{field}」雙方都改了：對方是「{theirs}」，您的是「{mine}」。',
      en: 'Both of you changed “{field}”: theirs is “{theirs}”, yours is “{mine}”.',
    },
    takeTheirs: { 'zh-TW': '改用對方的', en: 'Use theirs' },
    check: { 'zh-TW': '請確認後再儲存一次。', en: 'Please check and save again.' },
  },
} as const satisfies Record<string, Record<string, Localised>>;
