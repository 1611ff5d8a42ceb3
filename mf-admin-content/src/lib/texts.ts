import type { Localised } from '@admissions/contracts';

/** The words of this remote. */
export const TEXTS = {
  news: { 'zh-TW': '校園新聞', en: 'News' },
  newsNote: { 'zh-TW': '發布後，訪客下一次開啟頁面就會看到。', en: 'What is published is on the visitor’s next page view.' },
  addNews: { 'zh-TW': '撰寫新聞', en: 'Write news' },
  editNews: { 'zh-TW': '編輯新聞', en: 'Edit news' },
  editBody: { 'zh-TW': '編輯內文', en: 'Edit the body' },
  facts: { 'zh-TW': '編輯基本資料', en: 'Edit the facts' },
  view: { 'zh-TW': '看網站上的頁面', en: 'See the page' },
  history: { 'zh-TW': '修改紀錄', en: 'History' },
  categories: { 'zh-TW': '管理分類', en: 'Categories' },
  addCategory: { 'zh-TW': '新增分類', en: 'Add a category' },
  backToList: { 'zh-TW': '回列表', en: 'Back to the list' },
  places: { 'zh-TW': '橫幅版位', en: 'Banner places' },
  placesNote: { 'zh-TW': '每一頁頁首的橫幅，以及全站的文字訊息。', en: 'The banner at the head of each page, and the text banner.' },
  banners: { 'zh-TW': '橫幅', en: 'Banners' },
  addBanner: { 'zh-TW': '新增橫幅', en: 'Add a banner' },
  editBanner: { 'zh-TW': '編輯橫幅', en: 'Edit the banner' },
  blocks: { 'zh-TW': '連結圖塊', en: 'Blocks' },
  blocksNote: { 'zh-TW': '頁尾連結列與首頁四個主題的圖塊；沒有篩選時可以調整順序。', en: 'The footer strip and the blocks of the four home topics.' },
  addBlock: { 'zh-TW': '新增圖塊', en: 'Add a block' },
  editBlock: { 'zh-TW': '編輯圖塊', en: 'Edit the block' },
  place: { 'zh-TW': '位置', en: 'Place' },
  allPlaces: { 'zh-TW': '全部位置', en: 'All places' },
} as const satisfies Record<string, Localised>;
