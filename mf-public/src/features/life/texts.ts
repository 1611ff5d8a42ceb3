import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '大學生活', en: 'University life' },
  description: {
    'zh-TW':
      '元智大學的大學生活：{name}。{lead}每一項都有費用、地點、開放時間與照片，新生第一天就用得上。',
    en: 'University life at Yuan Ze University: {name}. {lead}',
  },
  none: { 'zh-TW': '內容整理中。', en: 'Being prepared.' },
  more: { 'zh-TW': '更多{name}', en: 'More: {name}' },
  where: { 'zh-TW': '在校園的哪裡', en: 'Where on the campus' },
  whereLead: {
    'zh-TW': '從校門走到最遠的宿舍，大約八分鐘；趕第一堂課的人說是五分鐘。',
    en: 'From the gate to the farthest dormitory it is about eight minutes on foot; five, say those who are late for the first lecture.',
  },
  way: { 'zh-TW': '城市在哪一邊', en: 'Where the city is' },
  wayLead: {
    'zh-TW': '內壢站走路十五分鐘；上了電車，往南一站是中壢，往北一站是桃園。',
    en: 'Neili station is fifteen minutes on foot; by train Zhongli is one stop to the south, Taoyuan one to the north.',
  },
  allWays: { 'zh-TW': '看所有走法', en: 'All ways to get here' },
  tour: { 'zh-TW': '到環景裡走一圈', en: 'Walk around in 360°' },
  rooms: { 'zh-TW': '住哪一種房間，一個月多少', en: 'Which room, and what it costs' },
  roomsLead: {
    'zh-TW': '校內按學期收，校外按月收；換成一個月來比。示意圖畫的是床位與書桌，金額為示範。',
    en: 'On campus one pays by the semester, outside by the month; compare them by the month. The plans show beds and desks; amounts are samples.',
  },
  perSemester: { 'zh-TW': '元／學期', en: ' NT$ a semester' },
  perMonth: { 'zh-TW': '元／月', en: ' NT$ a month' },
  aMonth: { 'zh-TW': '約合每月{amount}元', en: 'about {amount} NT$ a month' },
  deposit: { 'zh-TW': '押金{amount}元', en: 'deposit {amount} NT$' },
  allCosts: { 'zh-TW': '連學雜費和生活費一起算', en: 'Reckon it with fees and living costs' },
} satisfies Record<string, Localised>;
