import { type Localised, pair } from '@admissions/model';
import type { SiteRule } from '@admissions/protocol/staff';

export const TEXTS = {
  note: pair(
    '每天清晨三點檢查所有已發布的內容；確認沒問題的可以標示，不會再提醒。',
    'Everything that visitors see is checked every night at three. What is right as it is can be set aside.',
  ),
  run: pair('立即檢查', 'Check now'),
  running: pair('檢查中…', 'Checking…'),
  checkedAt: pair(
    '上次檢查：{moment}，全站共{count}筆已發布的內容。',
    'Last check: {moment}, published entries on the whole site: {count}.',
  ),
  never: pair('還沒有檢查過。', 'Not checked yet.'),
  changedSince: pair(
    '另有{count}筆在檢查之後改過，下次檢查時再看。',
    'Entries changed since: {count}; the next check covers them.',
  ),
  others: pair('外部網站的連結也會檢查。', 'Links to other sites are checked, too.'),
  noOthers: pair(
    '外部網站的連結沒有檢查（由系統管理人員設定）。',
    'Links to other sites are not checked (a setting of the server).',
  ),
  nothing: pair('沒有需要處理的地方。', 'Nothing to do here.'),
  notYet: pair('檢查過後，這裡會列出要處理的地方。', 'What the check finds will be listed here.'),
  all: pair('全部', 'All'),
  entries: pair('{entries}筆內容、{count}處', '{count} in {entries} entries'),
  passed: pair('{count}項檢查沒有問題', 'Checks without findings: {count}'),
  rules: pair('依問題', 'By what was found'),
  setAside: pair('已標示沒問題', 'Set aside'),
  mend: pair('去修改', 'Mend it'),
  mendOf: pair('去修改：{title}', 'Mend it: {title}'),
  written: pair('{place}寫著{words}', '{place}: {words}'),
  isRight: pair('這樣沒問題', 'This is right'),
  isRightOf: pair('「{title}」{words}這樣沒問題', '{words} of “{title}” is right'),
  takeBack: pair('重新列出', 'List it again'),
  takeBackOf: pair('重新列出「{title}」{words}', 'List {words} of “{title}” again'),
  by: pair('{by}於{moment}標示', '{by}, {moment}'),
  item: pair('內文第{number}項', 'item {number}'),
};

/** Description per rule; `{words}` is the subject. */
export const FOUND_TEXTS: Record<SiteRule, Localised> = {
  deadLink: pair(
    '連結{words}找不到頁面，或那一頁目前不在網站上',
    'The link {words} leads to no page that visitors see',
  ),
  deadSite: pair('外部連結{words}已經不存在', 'Nothing is at {words} any more'),
  pastDate: pair('{place}到{words}', '{place} until {words}'),
  alt: pair(
    '圖片沒有替代文字；若只是裝飾，請標示沒問題',
    'A picture has no alternative text; set it aside if it is decorative',
  ),
  sampleText: pair('還是示範的內容：{words}', 'Still of the demonstration: {words}'),
  untouched: pair('{words}之後就沒有更新過', 'Not touched since {words}'),
  placesSum: pair(
    '分則加起來的名額和系所寫的不同：{words}',
    'Seats of the admission channels and of the department differ: {words}',
  ),
  oldYear: pair(
    '這裡最新的學年度比其他分則舊：{words}',
    'Its newest year is older than that of other admission channels: {words}',
  ),
  noPortfolio: pair(
    '這是申請入學，還沒有選備審資料',
    'An application for which no portfolio is chosen',
  ),
  noAdvice: pair(
    '這是申請入學，還沒有寫老師怎麼看',
    'An application of which nothing says what teachers look at',
  ),
  lowMark: pair(
    '通過的最低級分比檢定要求的還低：{words}',
    'The lowest marks that passed are below the requirements: {words}',
  ),
  twinHasWays: pair(
    '選了同一學程，卻還有{words}筆自己的入學分則',
    'It shares a programme with another department, but has admission channels of its own: {words}',
  ),
  noKeywords: pair(
    '沒有常被找的詞，訪客用俗稱找不到這個系',
    'No words that people look for: it is found by its name only',
  ),
  closedDay: pair(
    '活動日學校不開放：{words}',
    'The university is closed on the day of the event: {words}',
  ),
};

/** Help for the findings of the nightly site audit. */
export const CHECK_HELP: readonly Localised[] = [
  pair(
    '按「去修改」到那一筆的表單；改好並發布之後，下次檢查就不會再列。',
    '“Mend it” opens the form; what is put right and published is no longer listed by the next check.',
  ),
  pair(
    '內容本來就該如此，按「這樣沒問題」，之後不再提醒；按錯了，到最下面「已標示沒問題」重新列出。',
    'What is right as it is can be set aside and is not named again; the list at the foot takes it back.',
  ),
  pair(
    '檢查的是訪客看得到的內容，草稿不算；只列您可以管理的單元。',
    'The check reads what visitors see, not drafts, and lists only your areas.',
  ),
];
