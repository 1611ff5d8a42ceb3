import { pair } from '@admissions/model';
/** The accessibility statement. */
export const accessibility = {
  title: pair('無障礙宣告', 'Accessibility statement'),
  updatedAt: '2026-11-01',
  intro: pair(
    '我們希望每一位想念大學的人，都能自己完成查資料與申請這兩件事。本站以網站無障礙規範與WCAG 2.2的AA等級為目標設計與測試。',
    'Everybody who thinks of studying should be able to find out and to apply on their own. This site is designed and tested for the accessibility guidelines of Taiwan and for level AA of WCAG 2.2.',
  ),
  body: [
    {
      heading: pair('我們做到的事', 'What we do'),
      html: pair(
        '<ul><li>每頁設有跳到主要內容的連結，並以「:::」標示上方、中央與下方三個區塊</li><li>全站可只用鍵盤操作，焦點位置清楚可見</li><li>圖片附替代文字，影音專區的影片附中文字幕</li><li>表單錯誤以文字說明，並列出要修改的欄位</li><li>文字可放大到200%，手機橫向也不需左右捲動</li><li>系統設定減少動態效果時，動畫自動停止</li></ul>',
        '<ul><li>Every page begins with a link to its main content and marks its top, its content and its bottom with “:::”</li><li>Everything works with the keyboard alone, and the focus is easy to see</li><li>Pictures have alternative texts, the films of the video page have Chinese captions</li><li>Forms say in words what is wrong and list the fields to change</li><li>Text can be enlarged to 200%, and a phone never has to be scrolled sideways</li><li>Animations stop when your system asks for less motion</li></ul>',
      ),
    },
    {
      heading: pair('快速鍵', 'Access keys'),
      html: pair(
        '<p>Windows請按Alt，macOS請按Control加Option，Firefox請按Alt加Shift，再按下列字母：</p><ul><li>U：上方功能區塊（選單與搜尋）</li><li>C：中央內容區塊（主要內容）</li><li>Z：下方功能區塊（頁尾資訊）</li></ul>',
        '<p>Press Alt on Windows, Control and Option on macOS, Alt and Shift in Firefox, together with one of these letters:</p><ul><li>U: the functions at the top (menu and search)</li><li>C: the content</li><li>Z: the functions at the bottom (the office and its links)</li></ul>',
      ),
    },
    {
      heading: pair('還沒做到的事', 'What we do not do yet'),
      html: pair(
        '<ul><li>環景畫面無法以文字完整描述，我們另附場景說明與看點清單</li><li>部分外部招生系統不在本站維護範圍</li><li>文章裡的影片還沒有字幕</li></ul>',
        '<ul><li>A 360-degree picture cannot be described in full; beside it stand a description and a list of what there is to see</li><li>Some external admissions systems are not maintained by us</li><li>Films inside articles have no captions yet</li></ul>',
      ),
    },
    {
      heading: pair('告訴我們', 'Tell us'),
      html: pair(
        '<p>若您在使用時遇到困難，請把頁面網址、使用的裝置與輔具告訴招生組。我們會在五個工作天內回覆，並先以電話或書面提供您需要的資訊。</p>',
        '<p>If you meet a difficulty, tell the Office of Admissions the address of the page, your device and your assistive technology. We answer within five working days, and give you what you need by telephone or in writing first.</p>',
      ),
    },
  ],
} as const;
