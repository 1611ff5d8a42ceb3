/** The accessibility statement. */
export const accessibility = {
  title: '無障礙宣告',
  titleEn: 'Accessibility statement',
  updatedAt: '2026-11-01',
  intro: '我們希望每一位想念大學的人，都能自己完成查資料與申請這兩件事。本站以網站無障礙規範與WCAG 2.2的AA等級為目標設計與測試。',
  body: [
    {
      heading: '我們做到的事',
      html: '<ul><li>每頁設有跳到主要內容的連結，並以「:::」標示上方、中央與下方三個區塊</li><li>全站可只用鍵盤操作，焦點位置清楚可見</li><li>圖片附替代文字，影片附中文字幕</li><li>表單錯誤以文字說明，並列出要修改的欄位</li><li>文字可放大到200%，手機橫向也不需左右捲動</li><li>系統設定減少動態效果時，動畫自動停止</li></ul>',
    },
    {
      heading: '快速鍵',
      html: '<p>Windows請按Alt，macOS請按Control加Option，Firefox請按Alt加Shift，再按下列字母：</p><ul><li>U：上方功能區塊（選單與搜尋）</li><li>C：中央內容區塊（主要內容）</li><li>Z：下方功能區塊（頁尾資訊）</li></ul>',
    },
    {
      heading: '還沒做到的事',
      html: '<ul><li>環景畫面無法以文字完整描述，我們另附場景說明與看點清單</li><li>部分外部招生系統不在本站維護範圍</li><li>較早的影片仍在補上聽打稿</li></ul>',
    },
    {
      heading: '告訴我們',
      html: '<p>若您在使用時遇到困難，請把頁面網址、使用的裝置與輔具告訴招生組。我們會在五個工作天內回覆，並先以電話或書面提供您需要的資訊。</p>',
    },
  ],
} as const;
