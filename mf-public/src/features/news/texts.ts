export const TEXTS = {
  title: '校園新聞',
  description:
    '元智大學的招生公告、校園焦點、榮譽榜、國際交流與活動講座，可以依分類、年份與關鍵字查找，也可以用RSS訂閱最新消息。',
  lead: '招生公告、校園焦點與活動，第一手整理在這裡。',
  count: '共{count}筆',
  none: '目前沒有新聞，歡迎過幾天再來看看。',
  related: '同分類的新聞',
  categories: '新聞分類',
  search: '搜尋新聞',
  year: '年份',
  keyword: '關鍵字',
  placeholder: '標題關鍵字',
  comeToIt: '報名參加',
  nextEvents: '接下來的活動',
  channel: '看日程與報名',
};
