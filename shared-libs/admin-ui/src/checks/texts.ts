import { type Localised, pair } from '@admissions/model';
import type { FindingType } from '@admissions/model/checks';

/** Text of each finding; `{words}` is its subject. */
export const RULE_TEXTS: Record<FindingType, Localised> = {
  invalid: pair('{words}', '{words}'),
  alt: pair(
    '圖片沒有替代文字；不需要文字時，請勾選「只是裝飾」。',
    'A picture has no alternative text; mark it as decorative if it is.',
  ),
  altName: pair(
    '替代文字「{words}」看起來是檔名，請改寫圖裡的內容。',
    'The alternative text “{words}” looks like a file name; say what the picture shows.',
  ),
  linkText: pair(
    '連結文字「{words}」看不出要去哪裡，請寫出目的地。',
    'The link text “{words}” does not say where it leads.',
  ),
  headings: pair(
    '標題「{words}」跳過了一層，請先用上一層標題。',
    'The heading “{words}” leaves out a level.',
  ),
  pastDate: pair('{words}已經過了，請確認是否要更新。', '{words} is over; is it still right?'),
  pastEnd: pair(
    '下架時間已經過了，發布後訪客看不到。',
    'The end of the publication is over; visitors will not see it.',
  ),
  earlyDay: pair(
    '寫的是{words}，{other}才發布；訪客會看到比發布早的日期。',
    'It says {words} and goes up on {other}: visitors will read a date before that.',
  ),
  sampleText: pair(
    '「{words}」是示範用的，請換成真的。',
    '“{words}” is of the demonstration: enter the real one.',
  ),
  deadLink: pair(
    '連結{words}找不到頁面，或那一頁目前沒有發布。',
    'The link {words} leads to no page that visitors see.',
  ),
  heavyPicture: pair(
    '圖片檔案有{words}，建議換成500 kB以下的圖。',
    'A picture has {words}; below 500 kB is better.',
  ),
  placesSum: pair(
    '分則共{words}名，系所寫{other}名。',
    'Seats of all admission channels: {words}; the department says {other}.',
  ),
  oldYear: pair(
    '最新的是{words}學年度，其他分則已經有{other}學年度。',
    'The newest year is {words}; other admission channels have {other} already.',
  ),
  noPortfolio: pair(
    '這是申請入學，還沒有選備審資料。',
    'This is an application, and no portfolio is chosen.',
  ),
  noAdvice: pair(
    '這是申請入學，還沒有寫老師怎麼看。',
    'This is an application, and nothing says what teachers look at.',
  ),
  lowMark: pair(
    '通過的最低級分{words}，比檢定的{other}級分還低。',
    'The lowest marks that passed, {words}, are below the {other} that the requirements ask for.',
  ),
  twinHasWays: pair(
    '選了同一學程，這裡卻還有{words}筆自己的入學分則；請留在那一邊就好。',
    'It shares a programme with another department, but has admission channels of its own ({words}); move them there.',
  ),
  noKeywords: pair(
    '沒有常被找的詞，訪客用俗稱找不到這個系。',
    'No words that people look for: it is found by its name only.',
  ),
  closedDay: pair(
    '{words}學校不開放（{other}），參訪日曆會顯示休息。',
    'The university is closed on {words} ({other}), and the visit calendar shows it.',
  ),
};
export const TEXTS = {
  title: pair('發布前檢查', 'Before publishing'),
  note: pair('提醒而已，不會擋住發布。', 'Hints only; nothing keeps you from publishing.'),
  beforeLive: pair(
    '可以發布，但示範的內容上線前必須換掉。',
    'You can publish; replace what is of the demonstration before going live.',
  ),
  blocked: pair('改好這些才能發布。', 'Correct these before publishing.'),
  none: pair('沒有需要留意的地方。', 'Nothing to look at.'),
  place: pair('{field}第{number}項', '{field}, item {number}'),
  takeDay: pair('改成{day}', 'Change to {day}'),
  must: pair('{count}項要改', 'To correct: {count}'),
  live: pair('上線前必須改{count}項', 'Before going live: {count}'),
  hint: pair('{count}項提醒', 'Hints: {count}'),
  could: pair('{count}項可以更好', 'Could be better: {count}'),
};
