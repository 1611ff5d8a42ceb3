import type { Localised } from '@admissions/contracts';

/** The words of lists in forms. */
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
  pasteApply: { 'zh-TW': '加入{count}列', en: 'Add {count} rows' },
  pasted: { 'zh-TW': '已加入{count}列', en: '{count} rows added' },
} as const satisfies Record<string, Localised>;
