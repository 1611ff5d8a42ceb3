import { pair } from '@admissions/model';
import { visit } from '@admissions/model/forms';
import { SHARED_TEXTS } from '../../lib/texts.ts';

export const TEXTS = {
  inbox: {
    title: pair('{request}', '{request}s'),
    help: pair(
      '待處理的由等最久的排起，其他由最新的排起。點一列查看全文與處理紀錄。',
      'What waits comes oldest first, all else newest first. Choose a line to read the whole request and its history.',
    ),
    tabs: pair('依處理狀態', 'By state'),
    unread: pair('未讀', 'Unread'),
    themselves: pair('本人', 'In person'),
    waiting: visit.labels.waiting,
    booked: pair('已預約', 'Booked'),
    onlyUnread: pair('只看未讀（{count}）', 'Unread only ({count})'),
    together: pair('同校或同一人的排在一起', 'One school or person together'),
    scheduledBegin: pair('排定日期（起）', 'Scheduled from'),
    scheduledEnd: pair('排定日期（迄）', 'Scheduled until'),
    moreFilters: pair('依日期、縣市、學院與承辦人', 'By day, city, college and assignee'),
    search: pair(
      '學校、編號、聯絡人、電話或電子郵件',
      'School, reference, contact, phone or e-mail',
    ),
    begin: pair('送出日期（起）', 'Sent from'),
    end: pair('送出日期（迄）', 'Sent until'),
    nothingFound: pair(
      '沒有符合條件的申請，請調整條件。',
      'No request matches. Change the filters.',
    ),
    nothingInState: pair('這個狀態目前沒有申請。', 'No request is in this state.'),
    nothing: pair(
      '還沒有收到申請。訪客送出申請表後，會立刻出現在這裡。',
      'No requests yet. They appear here as soon as a visitor sends the form.',
    ),
    openPublicForm: pair('查看前台表單', 'See the public form'),
    city: visit.labels.city,
    college: pair('學院', 'College'),
    any: pair('不限', 'Any'),
    sameSchool: pair('同校{count}筆', '{count} of this school'),
    samePerson: pair('同一人{count}筆', '{count} of this person'),
    alikeHint: pair(
      '還有同校或同一人的其他申請，可能重複：只看這些',
      'There are others of the same school or person, maybe the same: show only these',
    ),
    onlyAlike: pair('只列出同校或同一人的申請。', 'Only the requests of one school or person.'),
    retention: pair(
      '個人資料保存到哪一天，寫在每一筆申請裡，過期自動抹除；每一次查看與匯出都會留下紀錄。',
      'Each request names the day until which its personal data stay; every reading and export is recorded.',
    ),
  },
  bulk: {
    selected: pair('已選{count}筆', '{count} chosen'),
    state: pair('改成', 'Change to'),
    apply: pair('變更狀態', 'Change state'),
    assign: pair('指派給', 'Assign to'),
    confirmAssign: pair(
      '要把{count}筆申請指派給{name}嗎？',
      'Assign the chosen requests ({count}) to {name}?',
    ),
    assigned: pair('{count}筆申請已指派給{name}', 'Requests that {name} has now: {count}'),
    reply: pair('寄信', 'Write'),
    noReply: pair('還沒有設定寄信，請逐筆回信', 'No mail server: answer one by one'),
    chooseWhole: pair('選取全部{count}筆', 'Select all {count}'),
    clear: pair('取消選取', 'Clear the selection'),
    confirm: pair(
      '要把{count}筆申請改成「{state}」嗎？',
      'Change the chosen requests ({count}) to “{state}”?',
    ),
    done: pair('{count}筆申請已改成「{state}」', 'Requests that are “{state}” now: {count}'),
    needsDate: pair(
      '有申請還沒有排定日期與時間，請先逐筆填寫。沒有任何一筆被變更。',
      'Some of them have no date and time yet: give them one first. Nothing was changed.',
    ),
    older: pair(
      '有申請剛被別人更新，清單已重新載入，請再選一次。沒有任何一筆被變更。',
      'Somebody has just changed one of them. The list is up to date now, choose again. Nothing was changed.',
    ),
  },
  bulkReply: {
    title: pair('寄信給{count}筆申請', 'Write to {count} requests'),
    placeholders: pair(
      '每封信會分別填入：{稱呼}、{申請編號}、{學校}、{排定時間}。',
      'Filled in for each letter: {稱呼} (salutation), {申請編號} (reference), {學校} (school), {排定時間} (arranged time).',
    ),
    after: pair(
      '每筆各寄一封。狀態會改為「{state}」，內容留在各筆的處理紀錄。',
      'One letter each. The state becomes “{state}”, and the text stays in the history of each.',
    ),
    preview: pair('預覽', 'Preview'),
    previewed: pair(
      '共{count}封，以下是前{shown}封，還沒有寄出。',
      'Letters: {count}. The first {shown} are below; none is sent yet.',
    ),
    without: pair(
      '沒有留下電子郵件，不會寄信也不會變更：{references}',
      'Without an e-mail address, so neither mailed nor changed: {references}',
    ),
    edit: pair('修改內容', 'Change the text'),
    send: pair('寄出{count}封', 'Send {count}'),
    sent: pair(
      '已交寄{count}封。寄不到的會回到「待處理」，原因在該筆的處理紀錄。',
      'On their way: {count}. If one cannot be delivered, its request is new again, with the reason in the history.',
    ),
  },
  column: {
    state: SHARED_TEXTS.state,
    school: pair('學校', 'School'),
    contact: pair('聯絡人', 'Contact'),
    dates: visit.labels.dates,
    heads: pair('人數', 'People'),
    assignee: pair('承辦人', 'Assignee'),
    scheduledAt: pair('排定時間', 'Scheduled for'),
    createdAt: pair('送出時間', 'Sent'),
  },
  value: { people: pair('{count}人', '{count}') },
};
