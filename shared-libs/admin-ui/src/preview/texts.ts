import type { Localised } from '@admissions/model';

export const TEXTS = {
  preview: { 'zh-TW': '預覽', en: 'Preview' },
  ready: {
    'zh-TW': '預覽已在新分頁開啟。拿到下面連結的人，在{time}以前都能看到；網站上的內容沒有改變。',
    en: 'The preview is open in a new tab. Whoever has the link below sees it until {time}; the site itself has not changed.',
  },
  address: { 'zh-TW': '預覽連結', en: 'Link to the preview' },
  copy: { 'zh-TW': '複製連結', en: 'Copy the link' },
  copied: { 'zh-TW': '已複製預覽連結', en: 'Copied' },
  close: { 'zh-TW': '關閉這則說明', en: 'Close this note' },
  failed: {
    'zh-TW': '預覽沒有成功，您輸入的內容都還在，請稍後再試。',
    en: 'No preview could be made. Everything you typed is still here; please try again.',
  },
} as const satisfies Record<string, Localised>;
