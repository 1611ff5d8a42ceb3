import { type Localised, pair } from '@admissions/model';

export const TEXTS = {
  title: pair('今年的數字', 'Numbers of this year'),
  note: pair(
    '用一個試算表檔案更新名額、條件、分數、費用與日程；系所新學年度的數字，在「學院與學系」核對無誤之後才會公開。',
    'Update places, rules, scores, fees and dates by one workbook. A new year is public once it is approved.',
  ),
  download: pair('1. 下載目前的數字', '1. Download the numbers'),
  downloadNote: pair(
    '每張表一個工作表。保留「編號」欄；要新增學年度，就複製那一列再改學年度。一格有好幾項時用「；」分開，例如「數A 後標；英文 均標」。',
    'A sheet for each table. Leave the column “ID”. For a new year copy a row and change its year. Separate items in a cell by “；”.',
  ),
  workbook: pair('下載Excel（全部）', 'Excel (all)'),
  asCsv: pair('其他軟體用的CSV檔', 'CSV files for other programs'),
  csvNote: pair(
    '一次下載一張表；上傳時，檔名開頭要是表的名稱。',
    'One table at a time. The name of an uploaded file has to begin with that of its table.',
  ),
  csvOf: pair('CSV的表', 'Table of the CSV'),
  csv: pair('下載CSV', 'CSV'),
  upload: pair('2. 上傳改好的檔案', '2. Upload the changed file'),
  uploadNote: pair('先預覽，確認之後才會寫入。', 'You see a preview first.'),
  choose: pair('選擇檔案', 'Choose a file'),
  removes: pair('刪除檔案裡沒有的列', 'Remove rows that the file lacks'),
  faults: pair(
    '有{count}個問題，改好檔案再上傳一次；還沒有寫入任何資料。',
    'Problems: {count}. Mend the file and upload it again. Nothing was written.',
  ),
  cell: pair('儲存格', 'Cell'),
  problem: pair('問題', 'Problem'),
  nothing: pair('和目前的資料完全相同，沒有要寫入的變更。', 'Nothing differs from the content.'),
  ignored: pair('沒有匯入的工作表：{names}', 'Sheets that are not imported: {names}'),
  counts: pair(
    '{name}：新增{added}、修改{changed}、刪除{removed}、相同{same}',
    '{name}: {added} new, {changed} changed, {removed} removed, {same} unchanged',
  ),
  problems: pair('、問題{count}', ', {count} with a problem'),
  sameSheets: pair('另外{count}張表沒有變更。', 'Tables without changes: {count}.'),
  missing: pair('，檔案裡沒有而保留{count}', ', {count} not in the file and left'),
  row: pair('列', 'Row'),
  entry: pair('資料', 'Entry'),
  what: pair('變更', 'Change'),
  new: pair('新增', 'New'),
  changed: pair('修改', 'Changed'),
  removed: pair('刪除', 'Removed'),
  empty: pair('（空白）', '(empty)'),
  more: pair('還有{count}列沒有顯示。', 'Rows that are not shown: {count}.'),
  save: pair('存成{count}筆草稿', 'Save as drafts ({count})'),
  publish: pair('直接發布{count}筆', 'Publish ({count})'),
  publishTitle: pair('發布這{count}筆的變更？', 'Publish the changes of {count} entries?'),
  publishText: pair(
    '網站會立刻更新；系所新學年度的數字要核對無誤才會公開。',
    'The site changes at once. A new year of a department needs its approval.',
  ),
  saved: pair(
    '已存成草稿，可以加入一起上線，或到各清單發布。',
    'Saved as drafts. Publish them together in a bundle, or in their lists.',
  ),
  published: pair('已發布。', 'Published.'),
  approval: pair('3. 核對無誤', '3. Approval'),
  approvalNote: pair(
    '名額、條件與分數都核對過的系所才勾選；新學年度核對後才公開。',
    'Tick departments of which all places, rules and scores are right. A new year is public once it is approved.',
  ),
  progress: pair('已核對{done}／{all}', 'Approved: {done} of {all}'),
  year: pair('{year}學年度', 'School year {year}'),
  yearChoice: pair('學年度', 'School year'),
  department: pair('系所', 'Department'),
  compared: pair('＋−：與{year}學年度相比', '+ and −: compared with {year}'),
  same: pair('與{year}學年度相同{count}系', 'As in {year}: {count}'),
  state: pair('核對', 'Approval'),
  hidden: pair('未核對，還沒公開', 'Not approved, hidden'),
  unchecked: pair('未核對', 'Not approved'),
  checked: pair('已核對', 'Approved'),
  approved: pair('{name}，{time}', '{name}, {time}'),
  isChanged: pair('核對後有修改', 'Changed since'),
  chooseFirst: pair('先勾選要核對的系所', 'Tick the departments to approve'),
  chooseRow: pair('選取：{title}', 'Choose: {title}'),
  approve: pair('核對無誤（{count}）', 'Approve ({count})'),
  hide: pair('取消核對（{count}）', 'Take back ({count})'),
  approvedNow: pair('已核對，數字公開了。', 'Approved and public.'),
  hiddenNow: pair('已取消，數字不再公開。', 'Taken back and hidden.'),
  none: pair('還沒有入學分則的數字。', 'There are no numbers of channels yet.'),
} as const satisfies Record<string, Localised>;

export const FIGURES = [
  ['places', pair('招生名額', 'Places')],
  ['apart', pair('外加名額', 'Apart')],
  ['channels', pair('管道數', 'Channels')],
] as const;

export const HELP: readonly Localised[] = [
  pair(
    '下載之後在試算表改好，再上傳預覽；可以存成草稿，也可以直接發布。',
    'Download, change in a spreadsheet, upload and look at the preview; save drafts or publish.',
  ),
  pair(
    '新學年度發布之後，還要在第3步勾選系所、按「核對無誤」才會公開。',
    'A published new year stays hidden until it is approved in step 3.',
  ),
];
