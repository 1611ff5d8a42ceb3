import type { Localised } from '@admissions/model';

export const TEXTS = {
  rest: { 'zh-TW': '看其餘{count}個', en: 'Show the other {count}' },
  title: { 'zh-TW': '我的級分', en: 'My marks' },
  lead: {
    'zh-TW':
      '填你有的級分，看檢定過不過、和近三年的最低差多少。只比已經公布的結果，不預測今年；級分只在這一頁裡算，不存也不送出。',
    en: 'Enter the marks that you have, and see which standards they reach and how they stand beside the lowest of three years. Only published results, no forecast; your marks stay on this page.',
  },
  open: { 'zh-TW': '填級分，比比看', en: 'Compare my marks' },
  withoutScript: {
    'zh-TW':
      '這個試算在瀏覽器裡計算，需要JavaScript。不開也查得到：每個學系頁的「你進得來嗎」有各管道的檢定、篩選與三年結果，下面是學測五標。',
    en: 'This tool reckons in your browser and needs JavaScript. Without it, “Can I get in?” on the page of each department has the standards, screens and results of three years; the five standards are below.',
  },
  gsat: {
    'zh-TW': '學測級分（0到15，沒考就空著）',
    en: 'GSAT marks (0 to 15; empty if not taken)',
  },
  more: { 'zh-TW': '其他成績', en: 'Other results' },
  rank: { 'zh-TW': '在校排名百分比（1到100）', en: 'Rank at school, % (1 to 100)' },
  listening: { 'zh-TW': '英聽等級（A、B、C、F）', en: 'English listening (A, B, C, F)' },
  apcs: { 'zh-TW': '{subject}（0到5級）', en: '{subject} (0 to 5)' },
  placement: {
    'zh-TW': '分發入學用的60級分（分科測驗與學測）',
    en: 'For placement: marks of 60 (AST and GSAT)',
  },
  standards: { 'zh-TW': '看五標', en: 'The five standards' },
  forget: { 'zh-TW': '全部清除', en: 'Clear all' },
  results: { 'zh-TW': '比對結果', en: 'Results' },
  begin: {
    'zh-TW': '填一科以上，結果就會出現在這裡。',
    en: 'Enter at least one subject, and the results appear here.',
  },
  noEntries: {
    'zh-TW': '這裡沒有採計級分的管道。',
    en: 'Marks decide in no way in here.',
  },
  channel: { 'zh-TW': '管道', en: 'Way in' },
  order: { 'zh-TW': '排序', en: 'Order' },
  counts: {
    'zh-TW':
      '共{all}組招生：高於近三年最低{above}、介於之間{between}、低於{below}、檢定沒過{unmet}、缺成績{unknown}、沒有資料{none}。',
    en: 'Ways in: {all}; above the lowest of three years {above}, between {between}, below {below}, missing a standard {unmet}, lacking a mark {unknown}, without data {none}.',
  },
  onlyAbove: {
    'zh-TW': '只看高於近三年最低的',
    en: 'Only above the lowest of three years',
  },
  noneAbove: {
    'zh-TW': '沒有高於近三年最低的管道。取消勾選，就看得到各差多少。',
    en: 'None is above the lowest of three years. Untick to see how far the others are.',
  },
  department: { 'zh-TW': '學系與管道', en: 'Department and way in' },
  said: { 'zh-TW': '最近一年怎麼說', en: 'What the newest year says' },
  years: { 'zh-TW': '近三年', en: 'Three years' },
  distance: { 'zh-TW': '差距', en: 'Distance' },
  met: { 'zh-TW': '通過檢定', en: 'Standards reached' },
  unmet: { 'zh-TW': '檢定沒過', en: 'Standard missed' },
  missing: { 'zh-TW': '檢定缺成績', en: 'Mark for a standard missing' },
  free: { 'zh-TW': '沒有檢定', en: 'No standard' },
  untold: { 'zh-TW': '檢定沒有資料', en: 'No data on standards' },
  newRule: {
    'zh-TW': '今年的條件和那一年不同，請看學系頁與簡章。',
    en: 'This year’s rules differ from that year’s; see the department’s page and the brochure.',
  },
  caveat: {
    'zh-TW':
      '拿每一年的五標和結果，套你輸入的級分；剛好等於最低算達到。今年的題目、今年報名的人、同級分超額篩選和第二階段都沒有算進去，名額與條件以簡章為準。特殊選才、轉學考和外國學生不看學測級分，不在這裡。重新整理就會忘記你填的。',
    en: 'Your marks are put beside the standards and results of each year; equal to the lowest counts as reached. This year’s papers, applicants, ties and the second stage are not reckoned; the brochure decides. Special talent, transfer and foreign students are not measured by GSAT marks. A reload forgets what you entered.',
  },
  ratio: {
    'zh-TW': '過了第一階段，{year}學年度每{count}人錄取1人。',
    en: 'Of those through the first stage, one in {count} was admitted in {year}.',
  },
  passMore: {
    'zh-TW': '{year}年的關都會過，最緊的{subjects}多{room}級分',
    en: '{year}: through every gate; the tightest, {subjects}, with {room} to spare',
  },
  passJust: {
    'zh-TW': '{year}年的關都會過，{subjects}剛好是最低的{lowest}',
    en: '{year}: through every gate; {subjects} just at the lowest, {lowest}',
  },
  near: {
    'zh-TW': '{year}年差1級分以內：第{number}關{subjects}要{lowest}，你是{yours}',
    en: '{year}: one short; gate {number}, {subjects}, needed {lowest}, you have {yours}',
  },
  stopped: {
    'zh-TW': '{year}年會停在第{number}關：{subjects}要{lowest}，你是{yours}',
    en: '{year}: stopped at gate {number}; {subjects} needed {lowest}, you have {yours}',
  },
  byRank: {
    'zh-TW': '{year}年錄取到校排{lowest}%，你是{yours}%',
    en: '{year}: admitted up to rank {lowest}%, yours is {yours}%',
  },
  byWeights: {
    'zh-TW': '{year}年最低{lowest}，你加權後是{yours}',
    en: '{year}: lowest {lowest}, yours weighted {yours}',
  },
  atStandard: {
    'zh-TW': '{year}年會停在檢定：{subject}要{level}（{needed}），你{yours}',
    en: '{year}: stopped at a standard; {subject} needed the {level} ({needed}), you {yours}',
  },
  youHave: { 'zh-TW': '是{mark}', en: 'have {mark}' },
  youMissed: { 'zh-TW': '缺考', en: 'were absent' },
  lacking: {
    'zh-TW': '沒有{subjects}成績，算不出來',
    en: 'Cannot be told without {subjects}',
  },
  rankName: { 'zh-TW': '校排', en: 'the rank at school' },
  nothing: {
    'zh-TW': '近三年沒有公布可以比的分數',
    en: 'Nothing comparable was published in three years',
  },
  shortOver: { 'zh-TW': '多{room}', en: '{room} over' },
  shortJust: { 'zh-TW': '剛好', en: 'just' },
  shortBelow: { 'zh-TW': '差{room}', en: '{room} short' },
  shortUnmet: { 'zh-TW': '檢定', en: 'standard' },
  shortUnknown: { 'zh-TW': '缺成績', en: 'mark missing' },
  shortNone: { 'zh-TW': '沒有資料', en: 'no data' },
  ofYear: { 'zh-TW': '{year}年', en: '{year}: ' },
  inBrackets: { 'zh-TW': '（{count}）', en: ' ({count})' },
  or: { 'zh-TW': '、', en: ', ' },
  plus: { 'zh-TW': '＋', en: ' + ' },
  wholeList: { 'zh-TW': '用同樣的級分看全部學系', en: 'The same marks in all departments' },
} satisfies Record<string, Localised>;

export const STANDING_NAMES = {
  above: { 'zh-TW': '高於近三年最低', en: 'Above the lowest of three years' },
  between: { 'zh-TW': '介於近三年最低之間', en: 'Between the lowest of three years' },
  below: { 'zh-TW': '低於近三年最低', en: 'Below the lowest of three years' },
  unmet: { 'zh-TW': '檢定沒過', en: 'A standard is missed' },
  unknown: { 'zh-TW': '缺成績，算不出來', en: 'A mark is missing' },
  none: { 'zh-TW': '沒有資料', en: 'No data' },
} satisfies Record<string, Localised>;

export const ORDER_NAMES = {
  most: { 'zh-TW': '差距：多的在前', en: 'Most to spare first' },
  least: { 'zh-TW': '差距：少的在前', en: 'Least to spare first' },
  department: { 'zh-TW': '依學系', en: 'By department' },
} satisfies Record<string, Localised>;
