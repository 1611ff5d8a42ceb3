import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '核可與留言', en: 'Approval and comments' },
  gate: {
    'zh-TW': '這個單元的內容要由另一位同仁核可才能發布。',
    en: 'Publishing here needs the approval of a colleague.',
  },
  help: {
    'zh-TW': '發布前可以請同仁核可。',
    en: 'Before publishing you can ask a colleague for approval.',
  },
  approved: {
    'zh-TW': '{name}已核可現在的內容。',
    en: '{name} has approved what it says now.',
  },
  changed: {
    'zh-TW': '{name}核可之後，內容又有修改。',
    en: 'It was changed after {name} approved it.',
  },
  returned: { 'zh-TW': '{name}退回了，請看留言後修改。', en: '{name} has sent it back.' },
  requested: {
    'zh-TW': '已請{name}核可，等待回覆。',
    en: '{name} has been asked and has not answered yet.',
  },
  requestedFromYou: { 'zh-TW': '{name}請您核可。', en: '{name} asks for your approval.' },
  requestedFromOther: {
    'zh-TW': '{name}請{other}核可。',
    en: '{name} has asked {other} for approval.',
  },
  mayNot: {
    'zh-TW': '{name}已經不能編輯這個單元，請另找同仁。',
    en: '{name} may not edit this area any more; please ask somebody else.',
  },
  requestReview: { 'zh-TW': '送請核可', en: 'Request approval' },
  requestAgain: { 'zh-TW': '再送請核可', en: 'Request approval again' },
  colleague: { 'zh-TW': '同仁', en: 'Colleague' },
  choose: { 'zh-TW': '選擇同仁', en: 'Choose a colleague' },
  nobody: {
    'zh-TW': '沒有其他同仁可以編輯這個單元，請聯絡帳號管理者。',
    en: 'Nobody else may edit this area; please ask who manages the accounts.',
  },
  note: { 'zh-TW': '想請他看什麼', en: 'What to look at' },
  send: { 'zh-TW': '送出', en: 'Send' },
  sent: {
    'zh-TW': '已送出，同仁會在「我的今天」看到。',
    en: 'Sent; your colleague sees it under “My day”.',
  },
  nothing: {
    'zh-TW': '先寫一些內容，才能送請核可。',
    en: 'Write something first, then ask.',
  },
  withdraw: { 'zh-TW': '收回', en: 'Take back' },
  withdrawn: { 'zh-TW': '已收回。', en: 'Taken back.' },
  words: { 'zh-TW': '回覆', en: 'Your answer' },
  approve: { 'zh-TW': '核可', en: 'Approve' },
  didApprove: { 'zh-TW': '已核可。', en: 'Approved.' },
  sendBack: { 'zh-TW': '退回修改', en: 'Send back' },
  didReturn: { 'zh-TW': '已退回。', en: 'Sent back.' },
  needsWords: { 'zh-TW': '退回時請寫下要改什麼。', en: 'Please say what to change.' },
  ownLast: {
    'zh-TW': '您是最後修改的人，不能核可；請由另一位同仁核可。',
    en: 'You changed it last, so somebody else has to approve it.',
  },
  comments: { 'zh-TW': '留言', en: 'Comments' },
  open: { 'zh-TW': '{count}則留言', en: 'Comments: {count}' },
  mention: { 'zh-TW': '提到同仁（@姓名）', en: 'Mention a colleague (@name)' },
  addComment: { 'zh-TW': '新增留言', en: 'Comment' },
  place: { 'zh-TW': '位置', en: 'Place' },
  whole: { 'zh-TW': '整份內容', en: 'All of it' },
  gone: { 'zh-TW': '（已不在這裡的項目）', en: '(an item that is gone)' },
  text: { 'zh-TW': '留言內容', en: 'Comment' },
  settle: { 'zh-TW': '已處理', en: 'Settled' },
  settleAt: { 'zh-TW': '已處理：{text}', en: 'Settled: {text}' },
  reopen: { 'zh-TW': '重新開啟', en: 'Open again' },
  reopenAt: { 'zh-TW': '重新開啟：{text}', en: 'Open again: {text}' },
  settled: { 'zh-TW': '已處理的留言（{count}）', en: 'Settled comments ({count})' },
  history: { 'zh-TW': '核可紀錄（{count}）', en: 'History ({count})' },
  line: { 'zh-TW': '{by}請{of}核可', en: '{by} asked {of}' },
  answered: { 'zh-TW': '{name}{state}　{time}', en: '{name}: {state}, {time}' },
  published: { 'zh-TW': '已發布（第{number}版）', en: 'Published (revision {number})' },
  notLoaded: { 'zh-TW': '核可與留言沒有載入。', en: 'This could not be loaded.' },
  reload: { 'zh-TW': '重新載入', en: 'Load again' },
  waitingCount: { 'zh-TW': '待核可{count}筆', en: '{count} to approve' },
} as const satisfies Record<string, Localised>;

/** Outcome of a request. */
export const PROGRESS = {
  waiting: { 'zh-TW': '等待回覆', en: 'waiting' },
  approved: { 'zh-TW': '核可', en: 'approved' },
  returned: { 'zh-TW': '退回', en: 'sent back' },
  withdrawn: { 'zh-TW': '已收回', en: 'taken back' },
  closed: { 'zh-TW': '草稿已發布或捨棄，沒有回覆', en: 'published or discarded without an answer' },
} as const satisfies Record<string, Localised>;
