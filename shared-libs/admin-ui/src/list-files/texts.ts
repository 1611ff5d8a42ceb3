import type { Localised } from '@admissions/model';

export const FILE_TEXTS = {
  open: { 'zh-TW': '匯入／匯出', en: 'Import/export' },
  title: { 'zh-TW': '匯入與匯出：{kind}', en: 'Import and export: {kind}' },
  export: { 'zh-TW': '匯出', en: 'Export' },
  exportHint: {
    'zh-TW': '目前篩選出的{count}筆，含編號和簡單欄位（不含圖片與內文）。',
    en: 'The entries found ({count}), with their IDs and simple fields (no pictures, no bodies).',
  },
  import: { 'zh-TW': '匯入', en: 'Import' },
  importHint: {
    'zh-TW':
      'Excel（.xlsx）或CSV（UTF-8），第一列是欄位名稱；依編號或標題對應現有資料。會先預覽，只做成草稿，不會發布。',
    en: 'Excel (.xlsx) or CSV (UTF-8) with field names in its first row; rows are matched by ID or title. You see a preview first; only drafts are made, nothing is published.',
  },
  choose: { 'zh-TW': '選擇檔案', en: 'Choose a file' },
  columns: { 'zh-TW': '每一欄放到哪裡', en: 'Columns' },
  passedOver: { 'zh-TW': '不匯入', en: 'Not imported' },
  counts: {
    'zh-TW': '新增{added}筆、修改{changed}筆、沒有變更{same}筆、無法匯入{refused}筆',
    en: '{added} new, {changed} changed, {same} unchanged, {refused} refused',
  },
  show: { 'zh-TW': '顯示', en: 'Show' },
  all: { 'zh-TW': '全部', en: 'All' },
  toMake: { 'zh-TW': '只看新增與修改', en: 'New and changed only' },
  refusedOnly: { 'zh-TW': '只看無法匯入', en: 'Refused only' },
  line: { 'zh-TW': '列', en: 'Row' },
  entry: { 'zh-TW': '資料', en: 'Entry' },
  what: { 'zh-TW': '會怎麼變', en: 'What happens' },
  new: { 'zh-TW': '新增', en: 'New' },
  changed: { 'zh-TW': '修改', en: 'Changed' },
  same: { 'zh-TW': '沒有變更', en: 'Unchanged' },
  refused: { 'zh-TW': '無法匯入', en: 'Refused' },
  empty: { 'zh-TW': '（空白）', en: '(empty)' },
  more: { 'zh-TW': '還有{count}列沒有顯示。', en: 'Rows that are not shown: {count}.' },
  make: { 'zh-TW': '做成{count}筆草稿', en: 'Make drafts ({count})' },
  done: {
    'zh-TW': '已新增{added}筆草稿、{changed}筆修改中的草稿；都還沒有發布。',
    en: 'New drafts: {added}; drafts of changes: {changed}. None is published.',
  },
} as const satisfies Record<string, Localised>;
