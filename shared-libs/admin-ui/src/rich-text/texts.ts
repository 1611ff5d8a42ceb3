import type { Localised } from '@admissions/model';

export const TEXTS = {
  toolbar: { 'zh-TW': '文字格式', en: 'Text format' },
  bold: { 'zh-TW': '粗體', en: 'Bold' },
  italic: { 'zh-TW': '斜體', en: 'Italic' },
  underline: { 'zh-TW': '底線', en: 'Underline' },
  strike: { 'zh-TW': '刪除線', en: 'Strikethrough' },
  heading3: { 'zh-TW': '中標題', en: 'Heading' },
  heading4: { 'zh-TW': '小標題', en: 'Small heading' },
  bulletList: { 'zh-TW': '項目符號', en: 'Bulleted list' },
  orderedList: { 'zh-TW': '編號清單', en: 'Numbered list' },
  blockquote: { 'zh-TW': '引言', en: 'Quotation' },
  hardBreak: { 'zh-TW': '換行不分段', en: 'Line break' },
  link: { 'zh-TW': '連結', en: 'Link' },
  undo: { 'zh-TW': '復原', en: 'Undo' },
  redo: { 'zh-TW': '重做', en: 'Redo' },
  linkAddress: { 'zh-TW': '連到哪裡', en: 'Where it leads' },
  linkHint: {
    'zh-TW': '站內路徑（/news）或https開頭的網址',
    en: 'A path of this site (/news) or an https address',
  },
  linkText: { 'zh-TW': '顯示的文字', en: 'Words to show' },
  linkTextHint: {
    'zh-TW': '寫出連結通往的內容，不要只寫「點這裡」。',
    en: 'Say what is behind the link rather than “click here”.',
  },
  linkWindow: { 'zh-TW': '另開新視窗', en: 'Open in a new window' },
  picturesDropped: {
    'zh-TW': '貼上的內容有{count}張圖片沒有帶進來，請用「新增圖片」加入。',
    en: 'Pictures of what you pasted that were left out: {count}; add them with “Add picture”.',
  },
  tablesTaken: {
    'zh-TW': '貼上的{count}個表格已放進下方的表格項目。',
    en: 'Tables of what you pasted that are table items below now: {count}.',
  },
  linkApply: { 'zh-TW': '套用連結', en: 'Set the link' },
  linkRemove: { 'zh-TW': '移除連結', en: 'Remove the link' },
} as const satisfies Record<string, Localised>;
