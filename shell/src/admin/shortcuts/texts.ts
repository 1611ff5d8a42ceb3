import { pair } from '@admissions/model';

export const SHORTCUT_TEXTS = {
  title: pair('鍵盤快速鍵', 'Keyboard shortcuts'),
  everywhere: pair('每一頁', 'On every page'),
  searchAll: pair('搜尋整個後台', 'Search the whole back office'),
  help: pair('顯示這份說明', 'Show this list'),
  close: pair('關閉對話框或抽屜', 'Close a dialog or a drawer'),
  lists: pair('列表', 'Lists'),
  search: pair('移到搜尋欄', 'Go to the search field'),
  add: pair('新增一筆', 'Add an entry'),
  order: pair(
    '調整順序（在該列上；在順序把手上可不按Alt）',
    'Move an entry (in its row; without Alt on its handle)',
  ),
  forms: pair('表單與內文', 'Forms and bodies'),
  save: pair('儲存', 'Save'),
  undo: pair('內文復原、重做', 'Undo and redo in a body'),
  moveItem: pair('移動內容項目', 'Move an item of a body'),
  areas: pair('前往', 'Go to'),
  followed: pair('接著按', 'then'),
  or: pair('或', 'or'),
  single: pair(
    '在這台裝置上使用單鍵快速鍵（?、/、n、g）',
    'Use the single keys (?, /, n, g) on this device',
  ),
};
