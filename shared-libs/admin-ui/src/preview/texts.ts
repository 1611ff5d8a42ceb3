import { pair } from '@admissions/model';

export const TEXTS = {
  preview: pair('預覽', 'Preview'),
  ready: pair(
    '預覽已在新分頁開啟。拿到下面連結的人，在{time}以前都能看到；網站上的內容沒有改變。',
    'The preview is open in a new tab. Whoever has the link below sees it until {time}; the site itself has not changed.',
  ),
  address: pair('預覽連結', 'Link to the preview'),
  copy: pair('複製連結', 'Copy the link'),
  copied: pair('已複製預覽連結', 'Copied'),
  close: pair('關閉這則說明', 'Close this note'),
  failed: pair(
    '預覽沒有成功，您輸入的內容都還在，請稍後再試。',
    'No preview could be made. Everything you typed is still here; please try again.',
  ),
};
