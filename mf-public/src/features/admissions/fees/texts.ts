import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '學雜費與生活費', en: 'Fees and living costs' },
  tool: { 'zh-TW': '學雜費試算', en: 'Reckon your costs' },
  toolLead: {
    'zh-TW':
      '選你的學院、管道和身分，加上國英數級分，看扣掉有庠獎助學金、定額減免和其他補助後，一年和四年大約要付多少。只在這一頁裡算，不存也不送出。',
    en: 'Choose your college, way in and status, add your marks, and see what a year and a degree cost after what comes off by rule. It is reckoned on this page; nothing is kept or sent.',
  },
  open: { 'zh-TW': '用我的情況算', en: 'Reckon with my situation' },
  withoutScript: {
    'zh-TW':
      '試算在瀏覽器裡計算，需要JavaScript；下面的表是同一份資料，獎助條件在本頁「獎助學金」。',
    en: 'This reckons in your browser and needs JavaScript; the tables below have the same figures, and “Scholarships” on this page the awards.',
  },
  table: { 'zh-TW': '{year}學年度學雜費（一年，新臺幣元）', en: 'Fees of a year, {year} (NT$)' },
  sameBefore: { 'zh-TW': '{year}年相同', en: 'same in {year}' },
  lessBefore: {
    'zh-TW': '{year}年{amount}，今年多{change}',
    en: '{amount} in {year}, now {change} more',
  },
  moreBefore: {
    'zh-TW': '{year}年{amount}，今年少{change}',
    en: '{amount} in {year}, now {change} less',
  },
  college: { 'zh-TW': '學院', en: 'College' },
  level: { 'zh-TW': '學制', en: 'Degree' },
  rooms: { 'zh-TW': '住宿（一年，新臺幣元）', en: 'Rooms for a year (NT$)' },
  room: { 'zh-TW': '住哪裡', en: 'Where you live' },
  who: { 'zh-TW': '對象', en: 'For' },
  amount: { 'zh-TW': '金額', en: 'Amount' },
  credits: { 'zh-TW': '按學分收費（新臺幣元）', en: 'Fees by credit (NT$)' },
  perCredit: { 'zh-TW': '每學分', en: 'A credit' },
  base: { 'zh-TW': '每學期基數', en: 'Base, a semester' },
  programme: { 'zh-TW': '學程', en: 'Programme' },
  livingMonth: {
    'zh-TW': '生活費一個月：省{low}、一般{usual}、寬裕{high}。',
    en: 'Living, a month: {low} with care, {usual} usually, {high} with ease.',
  },
  source: { 'zh-TW': '資料：', en: 'Source: ' },
  via: { 'zh-TW': '怎麼進來', en: 'Way in' },
  status: { 'zh-TW': '身分', en: 'Status' },
  noStatus: { 'zh-TW': '以上都不是', en: 'None of these' },
  income: { 'zh-TW': '家庭年所得', en: 'Family income a year' },
  incomeUpTo: { 'zh-TW': '{income}萬元以下', en: 'up to {income} × NT$10,000' },
  incomeAbove: { 'zh-TW': '超過{income}萬元', en: 'above {income} × NT$10,000' },
  alumni: { 'zh-TW': '大學畢業學校', en: 'Graduate of' },
  otherSchool: { 'zh-TW': '其他學校', en: 'Another university' },
  style: { 'zh-TW': '生活費', en: 'Living' },
  low: { 'zh-TW': '省', en: 'With care' },
  usual: { 'zh-TW': '一般', en: 'Usual' },
  high: { 'zh-TW': '寬裕', en: 'With ease' },
  marks: {
    'zh-TW': '學測級分（國英數，看有庠獎助學金）',
    en: 'GSAT marks (for the awards by standard)',
  },
  reached: {
    'zh-TW': '拿{year}年五標來看：國英數都達{level}。',
    en: 'By the standards of {year}: all three reach the {level}.',
  },
  notReached: {
    'zh-TW': '拿{year}年五標來看：國英數還沒有都達均標（數A或數B一科就好）。',
    en: 'By the standards of {year}: not all three reach the average standard (mathematics A or B).',
  },
  classTop: {
    'zh-TW': '大二以後班排都在前{top}名',
    en: 'Among the best {top} of the class in later years',
  },
  bill: { 'zh-TW': '第一年的帳單', en: 'The bill of the first year' },
  fees: { 'zh-TW': '學雜費', en: 'Fees' },
  pays: { 'zh-TW': '實付學雜費', en: 'Fees to pay' },
  others: {
    'zh-TW': '其他費用（保險、網路、健檢）',
    en: 'Other fees (insurance, network, check-up)',
  },
  rent: { 'zh-TW': '住宿', en: 'Room' },
  living: { 'zh-TW': '生活費（{months}個月）', en: 'Living ({months} months)' },
  total: { 'zh-TW': '第一年合計', en: 'First year in all' },
  degree: { 'zh-TW': '{years}年大約', en: '{years} years, about' },
  cash: { 'zh-TW': '另外拿到：', en: 'Paid out to you: ' },
  announced: {
    'zh-TW': '第一年約{total}元，{years}年約{whole}元。',
    en: 'About {total} in the first year, {whole} in {years} years (NT$).',
  },
  automatic: { 'zh-TW': '自動核給', en: 'given without application' },
  apply: { 'zh-TW': '要申請', en: 'to be applied for' },
  until: { 'zh-TW': '（{deadline}）', en: ' ({deadline})' },
  counted: { 'zh-TW': '算進去的獎助', en: 'Awards that were reckoned' },
  maybe: { 'zh-TW': '可能也符合，要看名次或審查', en: 'Perhaps also yours, by rank or review' },
  noAwards: { 'zh-TW': '沒有自動算得出來的獎助。', en: 'No award follows from this by rule.' },
  noRow: {
    'zh-TW': '這個學制在這個學院沒有學雜費資料。',
    en: 'There are no fees for this degree in this college.',
  },
  loan: { 'zh-TW': '先借：就學貸款', en: 'To borrow: the state’s student loan' },
  loanText: {
    'zh-TW':
      '家庭年所得120萬元以下可以申請，在學期間不用付利息，畢業後再還。這是借款，不是補助，所以沒有從帳單裡扣掉；能不能借、借多少，以承辦銀行和學校公告為準。',
    en: 'Families with up to NT$1,200,000 a year can ask for it; no interest is paid while studying, and it is paid back afterwards. It is borrowed, not given, so the bill does not take it off. The bank and the university’s notices decide whether and how much.',
  },
  notice: {
    'zh-TW': '押金會退，不算在內。四年照第一年的金額估計；實際金額與核給以學校公告為準。',
    en: 'Deposits are returned and not counted. Later years are reckoned with this year’s amounts; the university’s notices decide.',
  },
  awards: { 'zh-TW': '看每一項獎助的條件', en: 'The conditions of each award' },
  dot: { 'zh-TW': '・', en: ' · ' },
} satisfies Record<string, Localised>;

export const LEVEL_NAMES = {
  bachelor: { 'zh-TW': '學士班', en: 'Bachelor' },
  master: { 'zh-TW': '碩士班', en: 'Master' },
  doctoral: { 'zh-TW': '博士班', en: 'Doctoral' },
} satisfies Record<string, Localised>;

const FROM_ABROAD = {
  foreign: { 'zh-TW': '外國學生', en: 'Foreign students' },
  overseas: { 'zh-TW': '僑生', en: 'Overseas Chinese' },
} satisfies Record<string, Localised>;
/** The ways into each degree. */
export const VIA_NAMES = {
  bachelor: {
    apply: { 'zh-TW': '申請入學', en: 'Application' },
    stars: { 'zh-TW': '繁星推薦', en: 'Stars' },
    uac: { 'zh-TW': '分發入學', en: 'Placement' },
    special: { 'zh-TW': '特殊選才', en: 'Special talent' },
    transfer: { 'zh-TW': '轉學', en: 'Transfer' },
    ...FROM_ABROAD,
  },
  master: {
    masterRecommend: { 'zh-TW': '碩士班甄試', en: 'Recommendation' },
    masterExam: { 'zh-TW': '碩士班考試', en: 'Examination' },
    ...FROM_ABROAD,
  },
  doctoral: { doctoral: { 'zh-TW': '博士班招生', en: 'Doctoral admission' }, ...FROM_ABROAD },
} satisfies Record<string, Record<string, Localised>>;

export const STATUS_NAMES = {
  low: { 'zh-TW': '低收入戶', en: 'Low income' },
  lowMiddle: { 'zh-TW': '中低收入戶', en: 'Lower-middle income' },
  hardship: { 'zh-TW': '特殊境遇家庭', en: 'Family in hardship' },
  mild: { 'zh-TW': '輕度身心障礙', en: 'Mild disability' },
  moderate: { 'zh-TW': '中度身心障礙', en: 'Moderate disability' },
  severe: { 'zh-TW': '重度以上身心障礙', en: 'Severe disability' },
} satisfies Record<string, Localised>;

export const ALUMNI_NAMES = {
  yzu: { 'zh-TW': '本校', en: 'This university' },
  oit: { 'zh-TW': '亞東科技大學', en: 'Asia Eastern University' },
} satisfies Record<string, Localised>;
