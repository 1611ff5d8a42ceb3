import type { Localised } from '@admissions/model';
import type { FindingType } from '@admissions/model/checks';

/** Text of each finding; `{words}` is its subject. */
export const RULE_TEXTS: Record<FindingType, Localised> = {
  alt: {
    'zh-TW': '圖片沒有替代文字；若只是裝飾，請勾選「純裝飾」。',
    en: 'A picture has no alternative text; mark it as decorative if it is.',
  },
  altName: {
    'zh-TW': '替代文字「{words}」看起來是檔名，請改寫圖裡的內容。',
    en: 'The alternative text “{words}” looks like a file name; say what the picture shows.',
  },
  linkText: {
    'zh-TW': '連結文字「{words}」看不出要去哪裡，請寫出目的地。',
    en: 'The link text “{words}” does not say where it leads.',
  },
  headings: {
    'zh-TW': '標題「{words}」跳過了一層，請先用上一層標題。',
    en: 'The heading “{words}” leaves out a level.',
  },
  pastDate: {
    'zh-TW': '{words}已經過了，請確認是否要更新。',
    en: '{words} is over; is it still right?',
  },
  pastEnd: {
    'zh-TW': '下架時間已經過了，發布後訪客看不到。',
    en: 'The end of the publication is over; visitors will not see it.',
  },
  earlyDay: {
    'zh-TW': '寫的是{words}，{other}才發布；訪客會看到比發布早的日期。',
    en: 'It says {words} and goes up on {other}: visitors will read a date before that.',
  },
  deadLink: {
    'zh-TW': '連結{words}找不到頁面，或那一頁目前沒有發布。',
    en: 'The link {words} leads to no page that visitors see.',
  },
  heavyPicture: {
    'zh-TW': '圖片檔案有{words}，建議換成500 kB以下的圖。',
    en: 'A picture has {words}; below 500 kB is better.',
  },
  placesSum: {
    'zh-TW': '分則共{words}名，系所寫{other}名。',
    en: 'Places of the ways in together: {words}; the department says {other}.',
  },
  oldYear: {
    'zh-TW': '最新的是{words}學年度，其他分則已經有{other}學年度。',
    en: 'The newest year is {words}; other ways in have {other} already.',
  },
  noPortfolio: {
    'zh-TW': '這是申請入學，還沒有選備審資料。',
    en: 'This is an application, and no portfolio is chosen.',
  },
  noAdvice: {
    'zh-TW': '這是申請入學，還沒有寫老師怎麼看。',
    en: 'This is an application, and nothing says what teachers look at.',
  },
  lowMark: {
    'zh-TW': '通過的最低級分{words}，比檢定的{other}級分還低。',
    en: 'The lowest marks that passed, {words}, are below the {other} that the requirements ask for.',
  },
  twinHasWays: {
    'zh-TW': '選了同一學程，這裡卻還有{words}筆自己的入學分則；請留在那一邊就好。',
    en: 'It has a twin, and ways in of its own all the same ({words}); keep them with the twin.',
  },
  noKeywords: {
    'zh-TW': '沒有常被找的詞，訪客用俗稱找不到這個系。',
    en: 'No words that people look for: it is found by its name only.',
  },
  closedDay: {
    'zh-TW': '{words}學校不開放（{other}），參訪日曆會顯示休息。',
    en: 'The university is closed on {words} ({other}), and the visit calendar shows it.',
  },
};
export const TEXTS = {
  title: { 'zh-TW': '發布前檢查', en: 'Before publishing' },
  note: { 'zh-TW': '提醒而已，不會擋住儲存。', en: 'Hints only; nothing keeps you from saving.' },
  none: { 'zh-TW': '沒有需要留意的地方。', en: 'Nothing to look at.' },
  place: { 'zh-TW': '{field}第{number}項', en: '{field}, item {number}' },
  takeDay: { 'zh-TW': '改成{day}', en: 'Change to {day}' },
  count: { 'zh-TW': '{count}項提醒', en: 'Hints: {count}' },
} as const satisfies Record<string, Localised>;
