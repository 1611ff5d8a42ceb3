import { pair } from '@admissions/model';

export const TEXTS = {
  toolbar: pair('文字格式', 'Text format'),
  bold: pair('粗體', 'Bold'),
  italic: pair('斜體', 'Italic'),
  underline: pair('底線', 'Underline'),
  strike: pair('刪除線', 'Strikethrough'),
  heading3: pair('中標題', 'Heading'),
  heading4: pair('小標題', 'Small heading'),
  bulletList: pair('項目符號', 'Bulleted list'),
  orderedList: pair('編號清單', 'Numbered list'),
  blockquote: pair('引言', 'Quotation'),
  hardBreak: pair('換行不分段', 'Line break'),
  link: pair('連結', 'Link'),
  undo: pair('復原', 'Undo'),
  redo: pair('重做', 'Redo'),
  linkAddress: pair('連到哪裡', 'Where it leads'),
  linkText: pair('顯示的文字', 'Words to show'),
  linkTextHint: pair(
    '寫出連結通往的內容，不要只寫「點這裡」。',
    'Say what is behind the link rather than “click here”.',
  ),
  picturesDropped: pair(
    '貼上的內容有{count}張圖片沒有帶進來，請用「新增圖片」加入。',
    'Pictures of what you pasted that were left out: {count}; add them with “Add picture”.',
  ),
  tablesTaken: pair(
    '貼上的{count}個表格已放進下方的表格項目。',
    'Tables of what you pasted that are table items below now: {count}.',
  ),
  linkApply: pair('套用連結', 'Set the link'),
  linkRemove: pair('移除連結', 'Remove the link'),
};
