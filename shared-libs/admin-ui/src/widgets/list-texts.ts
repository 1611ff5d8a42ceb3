import type { Localised } from '@admissions/model';

export const LIST_TEXTS = {
  row: { 'zh-TW': '第{number}列', en: 'Row {number}' },
  blank: { 'zh-TW': '（還沒有內容）', en: '(Nothing yet)' },
  missing: { 'zh-TW': '未填：{part}', en: 'Missing: {part}' },
  unfold: { 'zh-TW': '全部展開', en: 'Open all' },
  fold: { 'zh-TW': '全部收合', en: 'Close all' },
  drag: { 'zh-TW': '拖曳排序', en: 'Drag to reorder' },
  moveUp: { 'zh-TW': '第{number}列往上移', en: 'Move row {number} up' },
  moveDown: { 'zh-TW': '第{number}列往下移', en: 'Move row {number} down' },
  moved: { 'zh-TW': '已移到第{number}列，共{total}列', en: 'Moved to row {number} of {total}' },
  duplicate: { 'zh-TW': '複製第{number}列', en: 'Duplicate row {number}' },
  duplicated: { 'zh-TW': '已複製成第{number}列', en: 'Duplicated as row {number}' },
  removed: { 'zh-TW': '已刪除第{number}列', en: 'Row {number} is removed' },
  returned: { 'zh-TW': '已放回第{number}列', en: 'Row {number} is back' },
  words: {
    'zh-TW': '輸入後按Enter；也可以一次貼上多個詞，用頓號或逗號分開。',
    en: 'Press Enter after each word, or paste several with commas.',
  },
  paste: { 'zh-TW': '貼上試算表的列', en: 'Paste rows of a spreadsheet' },
  pasteBox: { 'zh-TW': '試算表的列', en: 'Rows of a spreadsheet' },
  pasteHint: {
    'zh-TW':
      '在Excel或Google試算表選取後複製，貼到這裡，每列一筆。欄位依序：{columns}；第一列是欄名時，依欄名對應。',
    en: 'Copy rows in Excel or Google Sheets and paste them here. Columns in this order: {columns}; a first row of headings is matched by name.',
  },
  pasteUnknown: {
    'zh-TW': '這些格子對不上選項，會留空等您選：{cells}',
    en: 'No option fits these cells, they stay empty for you to choose: {cells}',
  },
  before: { 'zh-TW': '{year}年：{number}', en: '{year}: {number}' },
  addYear: { 'zh-TW': '照上一年加一年', en: 'Add a year like the last' },
  yearAdded: {
    'zh-TW': '已加上{year}學年度，規則照上一年，結果空著',
    en: '{year} is added with the rule of the year before and no results',
  },
  pasteYears: { 'zh-TW': '貼上表格', en: 'Paste a table' },
  pasteYearsHint: {
    'zh-TW':
      '在試算表選取後複製，貼到這裡，每列一個學年度。欄位依序：{columns}；第一列是欄名時，依欄名對應。已有的學年度只改有填的格子。',
    en: 'Copy in a spreadsheet and paste here, one year per row. Columns in this order: {columns}; a first row of headings is matched by name. Of a year that is there only the filled cells change.',
  },
  pasteYearsUnknown: {
    'zh-TW': '這些格子看不懂，不會改到：{cells}',
    en: 'These cells cannot be read, and change nothing: {cells}',
  },
  pasteYearsLost: {
    'zh-TW': '{count}列沒有學年度，不會併入。',
    en: 'Rows without a year, left out: {count}.',
  },
  pasteYearsApply: { 'zh-TW': '併入{count}個學年度', en: 'Merge years ({count})' },
  yearsMerged: { 'zh-TW': '已併入{count}個學年度', en: 'Years merged: {count}' },
  pasteApply: { 'zh-TW': '加入{count}列', en: 'Add rows ({count})' },
  pasted: { 'zh-TW': '已加入{count}列', en: 'Rows added: {count}' },
} as const satisfies Record<string, Localised>;
