import { pair } from '@admissions/model';

export const TEXTS = {
  erase: {
    button: pair('刪除個人資料', 'Erase personal data'),
    title: pair('要刪除{reference}的個人資料嗎？', 'Erase the personal data of {reference}?'),
    text: pair(
      '依申請人請求使用：姓名、電話、電子郵件、說明與備註會立即抹除，無法還原。學校、日期與人數保留供統計。',
      'For when the sender asks for it: name, phone numbers, e-mail address, remarks and notes are erased at once and cannot be brought back. School, dates and numbers stay for the statistics.',
    ),
    again: pair(
      '真的要刪除{reference}的個人資料嗎？',
      'Really erase the personal data of {reference}?',
    ),
    done: pair('已刪除{reference}的個人資料', 'The personal data of {reference} is erased'),
  },
  value: { none: pair('未填', 'Not given'), audience: pair('申請人身分', 'Applicant') },
  review: {
    wished: pair('希望日期：{dates}', 'Wished: {dates}'),
    sentAt: pair('送出時間：{moment}', 'Sent: {moment}'),
    back: pair('回到列表', 'Back to the list'),
    position: pair('第{position}筆，共{total}筆', '{position} of {total}'),
    copyReference: pair('複製編號', 'Copy reference'),
    copied: pair('已複製{reference}', '{reference} copied'),
    copyFailed: pair(
      '瀏覽器不允許複製，請手動選取編號。',
      'The browser does not allow copying. Please select the reference by hand.',
    ),
    mail: pair('寄信', 'Write'),
    mailTo: pair('寄信給{name}', 'Write to {name}'),
    call: pair('撥打{number}', 'Call {number}'),
    consented: pair(
      '已同意個人資料告知事項（版本{version}）',
      'Agreed to the personal-data notice (version {version})',
    ),
    retained: pair(
      '個人資料保存到{day}，之後自動抹除',
      'Personal data stay until {day}, then they are erased',
    ),
    panel: pair('處理', 'Handling'),
    state: pair('處理狀態', 'State'),
    usualNext: pair('之後的狀態通常是「{state}」', 'Usually followed by “{state}”'),
    assignee: pair('承辦人', 'Assignee'),
    assignToMe: pair('指派給我', 'Assign to me'),
    scheduledAt: pair('排定日期與時間', 'Scheduled date and time'),
    scheduledHelp: pair('臺北時間。', 'Taipei time.'),
    otherHalf: pair('不在對方希望的時段（{period}）', 'Outside the wished time of day ({period})'),
    outsideWish: pair('不在對方希望的日期內', 'Outside the wished dates'),
    note: pair('新增備註', 'Add a note'),
    noteBack: pair(
      '上次輸入而還沒儲存的備註已經放回來了。',
      'The note that you had not saved is back.',
    ),
    noteHelp: pair(
      '只有同仁看得到；寫「@姓名」會寄信通知那位同仁。請勿寫入不必要的個人資料。',
      'Seen by staff only; @ and a name mails that colleague. Please keep personal data out of it.',
    ),
    mailsChange: pair(
      '儲存後，系統會寄信通知申請人，附上更新的行事曆檔。',
      'Saving mails this change to the sender, with a new calendar file.',
    ),
    save: pair('儲存處理結果', 'Save'),
    saved: pair('已儲存', 'Saved'),
    savedContacted: pair(
      '已儲存。下一步請按上面的「寄信」回覆申請人。',
      'Saved. Next, press “Write” above to answer the applicant.',
    ),
    savedUntold: pair(
      '已儲存。申請人還不知道排定的時間：請按上面的「寄信」通知。',
      'Saved. The applicant does not know the time yet: press “Write” above.',
    ),
    needsDate: pair(
      '狀態為「已排定」時，請填寫排定日期與時間。',
      'Please give date and time when the state is “Scheduled”.',
    ),
    history: pair('處理紀錄', 'History'),
    noHistory: pair('還沒有處理紀錄。', 'Nothing has happened yet.'),
    system: pair('系統', 'System'),
    gone: pair(
      '找不到這筆申請，可能已被刪除。',
      'This request is not there; it may have been deleted.',
    ),
    markUnread: pair('標為未讀', 'Mark as unread'),
    markedUnread: pair('已標為未讀', 'Marked as unread'),
    alike: pair('看同校或同一人的申請', 'Requests of the same school or person'),
    deleting: pair('刪除', 'Delete'),
    deletingText: pair(
      '申請人要求時才使用；刪除後無法還原。',
      'For when the sender asks for it; nothing brings it back.',
    ),
    deletingOpen: pair(
      '處理中的申請不能整筆刪除，請先改為「已完成」或「未受理」。',
      'A request that is open cannot be deleted whole: let it be done or declined first.',
    ),
    removeAgain: pair('真的要刪除{reference}嗎？', 'Really delete {reference}?'),
    removeAgainText: pair(
      '最後一次確認：刪除之後，任何人都無法找回。',
      'One last check: once it is deleted nobody can bring it back.',
    ),
    remove: pair('刪除申請', 'Delete request'),
    removeTitle: pair('要刪除{reference}嗎？', 'Delete {reference}?'),
    removeText: pair(
      '聯絡人、電話、電子郵件與備註會一併抹除，無法還原。',
      'Contact, phone, e-mail and notes are erased with it; this cannot be undone.',
    ),
    removed: pair('已刪除{reference}', '{reference} deleted'),
  },
  duplicates: {
    title: pair('可能重複', 'Maybe a duplicate'),
    why: pair(
      '{days}天內有同一個電子郵件或電話送出的申請：',
      'The same e-mail address or telephone sent these within {days} days:',
    ),
    merge: pair('合併到這一筆', 'Merge into this one'),
    question: pair(
      '要把{reference}合併到{into}嗎？兩份內容都會留在這一筆，狀態以這一筆為準；之後可以取消合併。',
      'Merge {reference} into {into}? Both texts stay here under the state of this one. You can undo it later.',
    ),
    done: pair('已合併{reference}', '{reference} is merged'),
    merged: pair(
      '已合併的申請{reference}（{moment}送出）',
      'Merged request {reference} (sent {moment})',
    ),
    undo: pair('取消合併', 'Undo the merge'),
    undone: pair('已取消合併{reference}', '{reference} is a request of its own again'),
  },
  conflict: {
    title: pair('這筆申請剛被別人更新', 'Somebody has just updated this request'),
    carriedOver: pair(
      '已載入最新內容，您輸入的備註與變更都還在，尚未儲存。',
      'The newest version is shown. Your note and your changes are still here and not saved yet.',
    ),
    takenOver: pair('已採用對方的「{field}」：{value}', 'Taken over from them: {field} “{value}”'),
    both: pair(
      '「{field}」雙方都改了：對方是「{theirs}」，您的是「{mine}」。',
      'Both of you changed “{field}”: theirs is “{theirs}”, yours is “{mine}”.',
    ),
    takeTheirs: pair('改用對方的', 'Use theirs'),
    check: pair('請確認後再儲存一次。', 'Please check and save again.'),
  },
};
