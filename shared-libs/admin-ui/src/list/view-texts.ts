import type { Localised } from '@admissions/model';

/** The words of saved views. */
export const VIEW_TEXTS = {
  views: { 'zh-TW': '檢視', en: 'Views' },
  all: { 'zh-TW': '全部', en: 'All' },
  allHint: { 'zh-TW': '清單原本的樣子', en: 'The list as it is by itself' },
  ownDrafts: { 'zh-TW': '我的草稿', en: 'My drafts' },
  ownDraftsHint: {
    'zh-TW': '還沒有發布，最後由您修改的資料',
    en: 'Not published, and changed last by you',
  },
  ending: { 'zh-TW': '快下架', en: 'Ending soon' },
  endingHint: { 'zh-TW': '14天內會下架的資料', en: 'What goes down within 14 days' },
  untouched: { 'zh-TW': '一年沒動', en: 'Not touched for a year' },
  untouchedHint: {
    'zh-TW': '發布中，超過一年沒有修改的資料',
    en: 'Published, and not changed for a year',
  },
  byColleague: { 'zh-TW': '{name}共用的檢視', en: 'Shared by {name}' },
  sharedOwn: { 'zh-TW': '您共用的檢視', en: 'Shared by you' },
  private: { 'zh-TW': '只有您看得到', en: 'Seen by you only' },
  manage: { 'zh-TW': '儲存與管理檢視', en: 'Save and manage views' },
  saveCurrent: { 'zh-TW': '把目前的清單存成檢視', en: 'Keep this list as a view' },
  savedPartsHint: {
    'zh-TW': '會記住搜尋、條件、排序與每頁筆數。',
    en: 'Search, filters, order and size of the page are kept.',
  },
  name: { 'zh-TW': '名稱', en: 'Name' },
  nameOf: { 'zh-TW': '名稱：{name}', en: 'Name of {name}' },
  share: { 'zh-TW': '與同仁共用', en: 'Share with colleagues' },
  shareOf: { 'zh-TW': '與同仁共用：{name}', en: 'Share {name}' },
  withColumns: { 'zh-TW': '連同目前顯示的欄位', en: 'With the columns that are shown' },
  save: { 'zh-TW': '儲存檢視', en: 'Save the view' },
  saved: { 'zh-TW': '已儲存檢視「{name}」。', en: 'The view “{name}” is saved.' },
  existing: { 'zh-TW': '已儲存的檢視', en: 'Saved views' },
  none: { 'zh-TW': '您還沒有自己儲存的檢視。', en: 'You have saved no view of your own yet.' },
  rename: { 'zh-TW': '儲存變更', en: 'Save changes' },
  renameOf: { 'zh-TW': '儲存變更：{name}', en: 'Save changes of {name}' },
  replace: { 'zh-TW': '換成目前的清單', en: 'Use this list' },
  replaceOf: { 'zh-TW': '換成目前的清單：{name}', en: 'Use this list for {name}' },
  removeOf: { 'zh-TW': '刪除檢視：{name}', en: 'Delete {name}' },
  removeText: {
    'zh-TW': '「{name}」會從清單上消失；清單裡的資料不受影響。',
    en: '“{name}” goes away; the entries stay as they are.',
  },
  removeShared: {
    'zh-TW': '「{name}」是共用的檢視，同仁也看不到了；清單裡的資料不受影響。',
    en: '“{name}” is shared: colleagues lose it, too. The entries stay as they are.',
  },
  noName: { 'zh-TW': '請輸入名稱', en: 'Please enter a name' },
} as const satisfies Record<string, Localised>;
