import type { Localised } from '@admissions/model';
import type { SiteRule } from '@admissions/protocol/staff';

export const TEXTS = {
  note: {
    'zh-TW': '每天清晨三點檢查所有已發布的內容；確認沒問題的可以標示，不會再提醒。',
    en: 'Everything that visitors see is checked every night at three. What is right as it is can be set aside.',
  },
  run: { 'zh-TW': '立即檢查', en: 'Check now' },
  running: { 'zh-TW': '檢查中…', en: 'Checking…' },
  checkedAt: {
    'zh-TW': '上次檢查：{moment}，全站共{count}筆已發布的內容。',
    en: 'Last check: {moment}, published entries on the whole site: {count}.',
  },
  never: { 'zh-TW': '還沒有檢查過。', en: 'Not checked yet.' },
  changedSince: {
    'zh-TW': '另有{count}筆在檢查之後改過，下次檢查時再看。',
    en: 'Entries changed since: {count}; the next check covers them.',
  },
  others: {
    'zh-TW': '外部網站的連結也會檢查。',
    en: 'Links to other sites are checked, too.',
  },
  noOthers: {
    'zh-TW': '外部網站的連結沒有檢查（由系統管理者設定）。',
    en: 'Links to other sites are not checked (a setting of the server).',
  },
  nothing: { 'zh-TW': '沒有需要處理的地方。', en: 'Nothing to do here.' },
  notYet: {
    'zh-TW': '檢查過後，這裡會列出要處理的地方。',
    en: 'What the check finds will be listed here.',
  },
  all: { 'zh-TW': '全部', en: 'All' },
  rules: { 'zh-TW': '依問題', en: 'By what was found' },
  setAside: { 'zh-TW': '已標示沒問題', en: 'Set aside' },
  isRight: { 'zh-TW': '這樣沒問題', en: 'This is right' },
  isRightOf: { 'zh-TW': '「{title}」{words}這樣沒問題', en: '{words} of “{title}” is right' },
  takeBack: { 'zh-TW': '重新列出', en: 'List it again' },
  takeBackOf: { 'zh-TW': '重新列出「{title}」{words}', en: 'List {words} of “{title}” again' },
  by: { 'zh-TW': '{by}於{moment}標示', en: '{by}, {moment}' },
  item: { 'zh-TW': '內文第{number}項', en: 'item {number}' },
} as const satisfies Record<string, Localised>;

/** Description per rule; `{words}` is the subject. */
export const FOUND_TEXTS: Record<SiteRule, Localised> = {
  deadLink: {
    'zh-TW': '連結{words}找不到頁面，或那一頁目前不在網站上',
    en: 'The link {words} leads to no page that visitors see',
  },
  deadSite: { 'zh-TW': '外部連結{words}已經不存在', en: 'Nothing is at {words} any more' },
  pastDate: { 'zh-TW': '{words}已經過了', en: '{words} is over' },
  alt: {
    'zh-TW': '圖片沒有替代文字；若只是裝飾，請標示沒問題',
    en: 'A picture has no alternative text; set it aside if it is decorative',
  },
  untouched: { 'zh-TW': '{words}之後就沒有更新過', en: 'Not touched since {words}' },
  placesSum: {
    'zh-TW': '分則加起來的名額和系所寫的不同：{words}',
    en: 'Places of the ways in and of the department differ: {words}',
  },
  oldYear: {
    'zh-TW': '這裡最新的學年度比其他分則舊：{words}',
    en: 'Its newest year is older than that of other ways in: {words}',
  },
  noPortfolio: {
    'zh-TW': '這是申請入學，還沒有選備審資料',
    en: 'An application for which no portfolio is chosen',
  },
  noAdvice: {
    'zh-TW': '這是申請入學，還沒有寫老師怎麼看',
    en: 'An application of which nothing says what teachers look at',
  },
  lowMark: {
    'zh-TW': '通過的最低級分比檢定要求的還低：{words}',
    en: 'The lowest marks that passed are below the requirements: {words}',
  },
  twinHasWays: {
    'zh-TW': '選了同一學程，卻還有{words}筆自己的入學分則',
    en: 'It has a twin, and ways in of its own all the same: {words}',
  },
  noKeywords: {
    'zh-TW': '沒有常被找的詞，訪客用俗稱找不到這個系',
    en: 'No words that people look for: it is found by its name only',
  },
  closedDay: {
    'zh-TW': '活動日學校不開放：{words}',
    en: 'The university is closed on the day of the event: {words}',
  },
};
