import type { Localised } from '@admissions/model';

export const SHORTCUT_TEXTS = {
  title: { 'zh-TW': '鍵盤快速鍵', en: 'Keyboard shortcuts' },
  everywhere: { 'zh-TW': '每一頁', en: 'On every page' },
  searchAll: { 'zh-TW': '搜尋整個後台', en: 'Search the whole back office' },
  help: { 'zh-TW': '顯示這份說明', en: 'Show this list' },
  close: { 'zh-TW': '關閉對話框或抽屜', en: 'Close a dialog or a drawer' },
  lists: { 'zh-TW': '列表', en: 'Lists' },
  search: { 'zh-TW': '移到搜尋欄', en: 'Go to the search field' },
  add: { 'zh-TW': '新增一筆', en: 'Add an entry' },
  order: {
    'zh-TW': '調整順序（在該列上；在順序把手上可不按Alt）',
    en: 'Move an entry (in its row; without Alt on its handle)',
  },
  forms: { 'zh-TW': '表單與內文', en: 'Forms and bodies' },
  save: { 'zh-TW': '儲存', en: 'Save' },
  undo: { 'zh-TW': '內文復原、重做', en: 'Undo and redo in a body' },
  moveItem: { 'zh-TW': '移動內容項目', en: 'Move an item of a body' },
  areas: { 'zh-TW': '前往', en: 'Go to' },
  followed: { 'zh-TW': '接著按', en: 'then' },
  or: { 'zh-TW': '或', en: 'or' },
  single: {
    'zh-TW': '在這台裝置上使用單鍵快速鍵（?、/、n、g）',
    en: 'Use the single keys (?, /, n, g) on this device',
  },
} as const satisfies Record<string, Localised>;
