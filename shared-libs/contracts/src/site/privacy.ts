/** The personal-data notice; its version is stored with every submission. */
export const privacy = {
  version: '1.0',
  updatedAt: '2026-11-01',
  title: '個人資料蒐集、處理及利用告知事項',
  titleEn: 'Notice on the collection of personal data',
  intro: '您填寫參訪、模擬面試或授課申請表時，會提供聯絡人的個人資料。依個人資料保護法第八條，我們在您送出之前，先說明下列事項。',
  items: [
    { key: 'who', title: '一、蒐集機關', text: '元智大學，由教務處招生組辦理。聯絡方式列於本頁頁尾。' },
    {
      key: 'purpose',
      title: '二、蒐集目的',
      text: '受理並安排校園參訪、模擬面試與到校授課；與您聯繫、寄送行前資訊與回饋問卷；以不具名方式統計服務場次。特定目的代號為一〇九教育或訓練行政、一五七調查、統計與研究分析。',
    },
    {
      key: 'categories',
      title: '三、個人資料類別',
      text: '識別類（姓名、電話、行動電話、電子郵件）、職業類（服務學校、職稱），以及您在備註欄主動提供的資料，例如無障礙或飲食需求。請勿在備註欄填寫學生姓名、身分證字號或病歷。',
    },
    {
      key: 'period',
      title: '四、利用期間',
      text: '至您希望或排定的最後一日起一百八十天為止。期滿後系統自動將姓名、電話與電子郵件去識別化，只留下學校、日期與人數供統計。',
    },
    { key: 'area', title: '五、利用地區', text: '中華民國境內，資料存放於本校管理的伺服器，不傳輸至境外。' },
    {
      key: 'recipients',
      title: '六、利用對象',
      text: '本校招生組承辦人，以及實際接待您的學院、系所或講師。除法律另有規定外，不提供給第三人，也不用於商業行銷。',
    },
    { key: 'manner', title: '七、利用方式', text: '以電話、電子郵件或書面與您聯繫，並在有權限管制的後台處理；每次調閱、修改與匯出都會留下紀錄。' },
    {
      key: 'rights',
      title: '八、您的權利與行使方式',
      text: '您可以請求查詢或閱覽、製給複製本、補充或更正、停止蒐集處理利用，以及刪除您的個人資料。請備妥申請編號，以電話或電子郵件聯絡招生組，我們會在十五日內回覆；依法必須保存的資料，會向您說明原因。',
    },
    {
      key: 'effect',
      title: '九、不提供資料的影響',
      text: '您可以自由選擇是否提供。若必填欄位不完整，我們無法與您聯繫，也就無法安排場次；選填欄位留白不影響受理。',
    },
  ],
  consentLabel: '我已閱讀並同意上述個人資料告知事項',
  consentLabelEn: 'I have read and agree to the notice on personal data',
  site: {
    title: '瀏覽紀錄與Cookie',
    text: '本站只使用維持連線所必需的Cookie，並以不識別個人的方式計算點閱次數。我們不使用第三方追蹤或廣告Cookie，站外影片在您按下播放之前不會載入。',
  },
} as const;
