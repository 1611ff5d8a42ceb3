import { pair } from '@admissions/model';

export const FILE_TEXTS = {
  open: pair('匯入／匯出', 'Import/export'),
  title: pair('匯入與匯出：{kind}', 'Import and export: {kind}'),
  export: pair('匯出', 'Export'),
  exportHint: pair(
    '目前篩選出的{count}筆，含編號和簡單欄位（不含圖片與內文）。',
    'The entries found ({count}), with their IDs and simple fields (no pictures, no bodies).',
  ),
  import: pair('匯入', 'Import'),
  importHint: pair(
    'Excel（.xlsx）或CSV（UTF-8），第一列是欄位名稱；依編號或標題對應現有資料。會先預覽，只做成草稿，不會發布。',
    'Excel (.xlsx) or CSV (UTF-8) with field names in its first row; rows are matched by ID or title. You see a preview first; only drafts are made, nothing is published.',
  ),
  choose: pair('選擇檔案', 'Choose a file'),
  columns: pair('每一欄放到哪裡', 'Columns'),
  passedOver: pair('不匯入', 'Not imported'),
  counts: pair(
    '新增{added}筆、修改{changed}筆、沒有變更{same}筆、無法匯入{refused}筆',
    '{added} new, {changed} changed, {same} unchanged, {refused} refused',
  ),
  show: pair('顯示', 'Show'),
  all: pair('全部', 'All'),
  toMake: pair('只看新增與修改', 'New and changed only'),
  refusedOnly: pair('只看無法匯入', 'Refused only'),
  line: pair('列', 'Row'),
  entry: pair('資料', 'Entry'),
  what: pair('會怎麼變', 'What happens'),
  new: pair('新增', 'New'),
  changed: pair('修改', 'Changed'),
  same: pair('沒有變更', 'Unchanged'),
  refused: pair('無法匯入', 'Refused'),
  empty: pair('（空白）', '(empty)'),
  more: pair('還有{count}列沒有顯示。', 'Rows that are not shown: {count}.'),
  make: pair('做成{count}筆草稿', 'Make drafts ({count})'),
  done: pair(
    '已新增{added}筆草稿、{changed}筆修改中的草稿；都還沒有發布。',
    'New drafts: {added}; drafts of changes: {changed}. None is published.',
  ),
};
