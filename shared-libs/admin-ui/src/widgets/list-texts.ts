import { pair } from '@admissions/model';

export const LIST_TEXTS = {
  row: pair('第{number}列', 'Row {number}'),
  blank: pair('（還沒有內容）', '(Nothing yet)'),
  missing: pair('未填：{part}', 'Missing: {part}'),
  over: pair('已過', 'Over'),
  now: pair('進行中', 'Now'),
  next: pair('下一個', 'Next'),
  unfold: pair('全部展開', 'Open all'),
  fold: pair('全部收合', 'Close all'),
  drag: pair('拖曳排序', 'Drag to reorder'),
  moveUp: pair('第{number}列往上移', 'Move row {number} up'),
  moveDown: pair('第{number}列往下移', 'Move row {number} down'),
  moved: pair('已移到第{number}列，共{total}列', 'Moved to row {number} of {total}'),
  duplicate: pair('複製第{number}列', 'Duplicate row {number}'),
  duplicated: pair('已複製成第{number}列', 'Duplicated as row {number}'),
  removed: pair('已刪除第{number}列', 'Row {number} is removed'),
  returned: pair('已放回第{number}列', 'Row {number} is back'),
  words: pair(
    '輸入後按Enter；也可以一次貼上多個詞，用頓號或逗號分開。',
    'Press Enter after each word, or paste several with commas.',
  ),
  paste: pair('貼上試算表的列', 'Paste rows of a spreadsheet'),
  pasteBox: pair('試算表的列', 'Rows of a spreadsheet'),
  pasteHint: pair(
    '在Excel或Google試算表選取後複製，貼到這裡，每列一筆。欄位依序：{columns}；第一列是欄名時，依欄名對應。',
    'Copy rows in Excel or Google Sheets and paste them here. Columns in this order: {columns}; a first row of headings is matched by name.',
  ),
  pasteUnknown: pair(
    '這些格子對不上選項，會留空等您選：{cells}',
    'No option fits these cells, they stay empty for you to choose: {cells}',
  ),
  before: pair('{year}年：{number}', '{year}: {number}'),
  addToMenu: pair('新增選單項目', 'Add a menu item'),
  addLink: pair('新增連結', 'Add a link'),
  addYear: pair('照上一年加一年', 'Add a year like the last'),
  yearAdded: pair(
    '已加上{year}學年度，規則照上一年，結果空著',
    '{year} is added with the rule of the year before and no results',
  ),
  pasteYears: pair('貼上表格', 'Paste a table'),
  pasteYearsHint: pair(
    '在試算表選取後複製，貼到這裡，每列一個學年度。欄位依序：{columns}；第一列是欄名時，依欄名對應。已有的學年度只改有填的格子。',
    'Copy in a spreadsheet and paste here, one year per row. Columns in this order: {columns}; a first row of headings is matched by name. Of a year that is there only the filled cells change.',
  ),
  pasteYearsUnknown: pair(
    '這些格子看不懂，不會改到：{cells}',
    'These cells cannot be read, and change nothing: {cells}',
  ),
  pasteYearsLost: pair(
    '{count}列沒有學年度，不會併入。',
    'Rows without a year, left out: {count}.',
  ),
  pasteYearsApply: pair('併入{count}個學年度', 'Merge years ({count})'),
  yearsMerged: pair('已併入{count}個學年度', 'Years merged: {count}'),
  pasteApply: pair('加入{count}列', 'Add rows ({count})'),
  pasted: pair('已加入{count}列', 'Rows added: {count}'),
};
