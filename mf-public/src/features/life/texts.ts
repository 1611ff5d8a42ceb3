export const TEXTS = {
  title: '大學生活',
  description:
    '元智大學的大學生活：{name}。{lead}每一項都有費用、地點、開放時間與照片，新生第一天就用得上。',
  none: '內容整理中。',
  more: '更多{name}',
  where: '在校園的哪裡',
  allWays: '看所有走法',
  tour: '到環景裡走一圈',
  rooms: '住哪一種房間，一個月多少',
  roomsLead: '校內按學期收，校外按月收；這裡都換成一個月來比。示意圖畫的是床位與書桌。',
  perMonth: '元／月',
  aSemester: '每學期{amount}元，以4.5個月計',
  deposit: '押金{amount}元',
  nextFees: '算一年要多少',
  nextFeesMore: '學雜費、宿舍和生活費一起算。',
  allCosts: '連學雜費和生活費一起算',
};
