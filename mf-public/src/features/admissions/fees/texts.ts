export const TEXTS = {
  title: '學雜費與生活費',
  tool: '學雜費試算',
  toolLead:
    '選你的學院、管道和身分，加上國英數級分，看扣掉有庠獎助學金、定額減免和其他補助後，一年和四年大約要付多少。只在這一頁裡算，不存也不送出。',
  open: '用我的情況算',
  withoutScript:
    '試算在瀏覽器裡計算，需要JavaScript；下面的表是同一份資料，獎助條件在本頁「獎助學金」。',
  table: '{year}學年度學雜費（一年，新臺幣元）',
  sameBefore: '{year}年相同',
  lessBefore: '{year}年{amount}，今年多{change}',
  moreBefore: '{year}年{amount}，今年少{change}',
  college: '學院',
  level: '學制',
  rooms: '住宿（一年，新臺幣元）',
  room: '住哪裡',
  who: '對象',
  amount: '金額',
  credits: '按學分收費（新臺幣元）',
  perCredit: '每學分',
  base: '每學期基數',
  programme: '學程',
  livingMonth: '生活費一個月：省{low}、一般{usual}、寬裕{high}。',
  source: '資料：',
  via: '怎麼進來',
  status: '身分',
  noStatus: '以上都不是',
  income: '家庭年所得',
  incomeUpTo: '{income}萬元以下',
  incomeAbove: '超過{income}萬元',
  alumni: '大學畢業學校',
  otherSchool: '其他學校',
  style: '生活費',
  low: '省',
  usual: '一般',
  high: '寬裕',
  marks: '學測級分（國英數，看有庠獎助學金）',
  reached: '拿{year}年五標來看：國英數都達{level}。',
  notReached: '拿{year}年五標來看：國英數還沒有都達均標（數A或數B一科就好）。',
  classTop: '大二以後班排都在前{top}名',
  bill: '第一年的帳單',
  fees: '學雜費',
  pays: '實付學雜費',
  others: '其他費用（保險、網路、健檢）',
  rent: '住宿',
  living: '生活費（{months}個月）',
  total: '第一年合計',
  degree: '{years}年大約',
  cash: '另外拿到：',
  announced: '第一年約{total}元，{years}年約{whole}元。',
  automatic: '自動核給',
  apply: '要申請',
  until: '（{deadline}）',
  counted: '算進去的獎助',
  maybe: '可能也符合，要看名次或審查',
  noAwards: '沒有自動算得出來的獎助。',
  noRow: '這個學制在這個學院沒有學雜費資料。',
  loan: '先借：就學貸款',
  loanText:
    '家庭年所得120萬元以下可以申請，在學期間不用付利息，畢業後再還。這是借款，不是補助，所以沒有從帳單裡扣掉；能不能借、借多少，以承辦銀行和學校公告為準。',
  notice: '押金會退，不算在內。總額用今年的收費標準，獎助逐年計算；實際金額與核給以學校公告為準。',
  awards: '看每一項獎助的條件',
  dot: '・',
};

export const LEVEL_NAMES = {
  bachelor: '學士班',
  master: '碩士班',
  doctoral: '博士班',
};

const FROM_ABROAD = {
  foreign: '外國學生',
  overseas: '僑生',
};
/** Admission channels by degree. */
export const VIA_NAMES = {
  bachelor: {
    apply: '申請入學',
    stars: '繁星推薦',
    uac: '分發入學',
    special: '特殊選才',
    transfer: '轉學',
    ...FROM_ABROAD,
  },
  master: {
    masterRecommend: '碩士班甄試',
    masterExam: '碩士班考試',
    ...FROM_ABROAD,
  },
  doctoral: { doctoral: '博士班招生', ...FROM_ABROAD },
};

export const STATUS_NAMES = {
  low: '低收入戶',
  lowMiddle: '中低收入戶',
  hardship: '特殊境遇家庭',
  mild: '輕度身心障礙',
  moderate: '中度身心障礙',
  severe: '重度以上身心障礙',
};

export const ALUMNI_NAMES = {
  yzu: '本校',
  oit: '亞東科技大學',
};
