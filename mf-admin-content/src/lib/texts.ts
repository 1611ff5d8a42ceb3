import type { Localised } from '@admissions/contracts';

/** The words of this remote. */
export const TEXTS = {
  add: { 'zh-TW': '新增', en: 'Add' },
  edit: { 'zh-TW': '編輯', en: 'Edit' },
  addKind: { 'zh-TW': '新增{kind}', en: 'Add: {kind}' },
  editKind: { 'zh-TW': '編輯{kind}', en: 'Edit: {kind}' },
  editHeading: { 'zh-TW': '編輯標題與前言', en: 'Edit the heading' },
  news: { 'zh-TW': '校園新聞', en: 'News' },
  newsNote: {
    'zh-TW': '發布後，訪客下一次開啟頁面就會看到。',
    en: 'What is published is on the visitor’s next page view.',
  },
  addNews: { 'zh-TW': '撰寫新聞', en: 'Write news' },
  editNews: { 'zh-TW': '編輯新聞', en: 'Edit news' },
  editBody: { 'zh-TW': '編輯內文', en: 'Edit the body' },
  facts: { 'zh-TW': '編輯基本資料', en: 'Edit the facts' },
  view: { 'zh-TW': '看網站上的頁面', en: 'See the page' },
  history: { 'zh-TW': '修改紀錄', en: 'History' },
  categories: { 'zh-TW': '管理分類', en: 'Categories' },
  categoryUses: { 'zh-TW': '公開{count}則', en: '{count} shown' },
  addCategory: { 'zh-TW': '新增分類', en: 'Add a category' },
  duplicate: { 'zh-TW': '複製一筆', en: 'Duplicate' },
  saveAndNext: { 'zh-TW': '儲存並編輯下一筆', en: 'Save and edit the next' },
  around: { 'zh-TW': '列表中的前後筆', en: 'Its neighbours in the list' },
  backToList: { 'zh-TW': '回列表', en: 'Back to the list' },
  places: { 'zh-TW': '橫幅版位', en: 'Banner places' },
  placesNote: {
    'zh-TW': '每一頁頁首的橫幅（多張會輪流顯示），以及首頁的文字訊息。',
    en: 'The banners at the head of each page, which take turns, and the text banner of the home page.',
  },
  banners: { 'zh-TW': '橫幅', en: 'Banners' },
  bannersNote: {
    'zh-TW': '所有版位的橫幅；選一個版位後可以新增和調整順序。',
    en: 'The banners of all places; choose a place to add and order them.',
  },
  addBanner: { 'zh-TW': '新增橫幅', en: 'Add a banner' },
  editBanner: { 'zh-TW': '編輯橫幅', en: 'Edit the banner' },
  blocks: { 'zh-TW': '連結圖塊', en: 'Blocks' },
  blocksNote: {
    'zh-TW': '首頁四個主題與頁尾連結列的圖塊；選一個位置後可以調整順序。',
    en: 'The blocks of the four home topics and the footer strip; choose a place to order them.',
  },
  addBlock: { 'zh-TW': '新增圖塊', en: 'Add a block' },
  editBlock: { 'zh-TW': '編輯圖塊', en: 'Edit the block' },
  place: { 'zh-TW': '位置', en: 'Place' },
  allPlaces: { 'zh-TW': '全部位置', en: 'All places' },
} as const satisfies Record<string, Localised>;
