import type { Localised } from '@admissions/model';
import { visit } from '@admissions/model/forms';
import { SHARED_TEXTS } from '../../lib/texts.ts';

export const TEXTS = {
  inbox: {
    title: { 'zh-TW': '{request}', en: '{request}s' },
    help: {
      'zh-TW': '最新的在最上面。點選學校名稱查看全文與處理紀錄。',
      en: 'Newest first. Choose a school to read the whole request and its history.',
    },
    tabs: { 'zh-TW': '依處理狀態', en: 'By state' },
    unread: { 'zh-TW': '未讀', en: 'Unread' },
    waiting: visit.labels.waiting,
    onlyUnread: { 'zh-TW': '只看未讀（{count}）', en: 'Unread only ({count})' },
    together: { 'zh-TW': '同校或同一人的排在一起', en: 'One school or person together' },
    scheduledBegin: { 'zh-TW': '排定日期（起）', en: 'Scheduled from' },
    scheduledEnd: { 'zh-TW': '排定日期（迄）', en: 'Scheduled until' },
    moreFilters: {
      'zh-TW': '依日期、縣市、學院與承辦人',
      en: 'By day, city, college and assignee',
    },
    search: {
      'zh-TW': '學校、編號、聯絡人、電話或電子郵件',
      en: 'School, reference, contact, phone or e-mail',
    },
    begin: { 'zh-TW': '送出日期（起）', en: 'Sent from' },
    end: { 'zh-TW': '送出日期（迄）', en: 'Sent until' },
    nothingFound: {
      'zh-TW': '沒有符合條件的申請，請調整條件。',
      en: 'No request matches. Change the filters.',
    },
    nothingInState: { 'zh-TW': '這個狀態目前沒有申請。', en: 'No request is in this state.' },
    nothing: {
      'zh-TW': '還沒有收到申請。訪客送出申請表後，會立刻出現在這裡。',
      en: 'No requests yet. They appear here as soon as a visitor sends the form.',
    },
    openPublicForm: { 'zh-TW': '查看前台表單', en: 'See the public form' },
    city: visit.labels.city,
    college: { 'zh-TW': '學院', en: 'College' },
    any: { 'zh-TW': '不限', en: 'Any' },
    sameSchool: { 'zh-TW': '同校{count}筆', en: '{count} of this school' },
    samePerson: { 'zh-TW': '同一人{count}筆', en: '{count} of this person' },
    alikeHint: {
      'zh-TW': '還有同校或同一人的其他申請，可能重複：只看這些',
      en: 'There are others of the same school or person, maybe the same: show only these',
    },
    onlyAlike: {
      'zh-TW': '只列出同校或同一人的申請。',
      en: 'Only the requests of one school or person.',
    },
    retention: {
      'zh-TW':
        '個人資料保存到希望或排定的日期過後為止，期限一到自動抹除；每一次查看與匯出都會留下紀錄。',
      en: 'Personal data are kept until the wished or arranged days are over and then erased; every reading and export is recorded.',
    },
  },
  bulk: {
    selected: { 'zh-TW': '已選{count}筆', en: '{count} chosen' },
    state: { 'zh-TW': '改成', en: 'Change to' },
    apply: { 'zh-TW': '變更狀態', en: 'Change state' },
    assign: { 'zh-TW': '指派給', en: 'Assign to' },
    confirmAssign: {
      'zh-TW': '要把{count}筆申請指派給{name}嗎？',
      en: 'Assign the chosen requests ({count}) to {name}?',
    },
    assigned: {
      'zh-TW': '{count}筆申請已指派給{name}',
      en: 'Requests that {name} has now: {count}',
    },
    reply: { 'zh-TW': '寄信', en: 'Write' },
    chooseWhole: { 'zh-TW': '選取全部{count}筆', en: 'Select all {count}' },
    clear: { 'zh-TW': '取消選取', en: 'Clear the selection' },
    confirm: {
      'zh-TW': '要把{count}筆申請改成「{state}」嗎？',
      en: 'Change the chosen requests ({count}) to “{state}”?',
    },
    done: {
      'zh-TW': '{count}筆申請已改成「{state}」',
      en: 'Requests that are “{state}” now: {count}',
    },
    needsDate: {
      'zh-TW': '有申請還沒有排定日期與時間，請先逐筆填寫。沒有任何一筆被變更。',
      en: 'Some of them have no date and time yet: give them one first. Nothing was changed.',
    },
    older: {
      'zh-TW': '有申請剛被別人更新，清單已重新載入，請再選一次。沒有任何一筆被變更。',
      en: 'Somebody has just changed one of them. The list is up to date now, choose again. Nothing was changed.',
    },
  },
  bulkReply: {
    title: { 'zh-TW': '寄信給{count}筆申請', en: 'Write to {count} requests' },
    placeholders: {
      'zh-TW': '每封信會分別填入：{稱呼}、{申請編號}、{學校}、{排定時間}。',
      en: 'Filled in for each letter: {稱呼} (salutation), {申請編號} (reference), {學校} (school), {排定時間} (arranged time).',
    },
    after: {
      'zh-TW': '每筆各寄一封。狀態會改為「{state}」，內容留在各筆的處理紀錄。',
      en: 'One letter each. The state becomes “{state}”, and the text stays in the history of each.',
    },
    preview: { 'zh-TW': '預覽', en: 'Preview' },
    previewed: {
      'zh-TW': '共{count}封，以下是前{shown}封，還沒有寄出。',
      en: 'Letters: {count}. The first {shown} are below; none is sent yet.',
    },
    without: {
      'zh-TW': '沒有留下電子郵件，不會寄信也不會變更：{references}',
      en: 'Without an e-mail address, so neither mailed nor changed: {references}',
    },
    edit: { 'zh-TW': '修改內容', en: 'Change the text' },
    send: { 'zh-TW': '寄出{count}封', en: 'Send {count}' },
    sent: {
      'zh-TW': '已交寄{count}封。寄不到的會回到「待處理」，原因在該筆的處理紀錄。',
      en: 'On their way: {count}. If one cannot be delivered, its request is new again, with the reason in the history.',
    },
  },
  column: {
    state: SHARED_TEXTS.state,
    school: { 'zh-TW': '學校', en: 'School' },
    contact: { 'zh-TW': '聯絡人', en: 'Contact' },
    dates: visit.labels.dates,
    heads: { 'zh-TW': '人數', en: 'People' },
    assignee: { 'zh-TW': '承辦人', en: 'Assignee' },
    scheduledAt: { 'zh-TW': '排定時間', en: 'Scheduled for' },
    createdAt: { 'zh-TW': '送出時間', en: 'Sent' },
  },
  value: { people: { 'zh-TW': '{count}人', en: '{count}' } },
} as const satisfies Record<string, Record<string, Localised>>;
