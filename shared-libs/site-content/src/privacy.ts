import { pair } from '@admissions/model';
/** The personal-data notice; its version is stored with every submission. */
export const privacy = {
  version: '1.0',
  /** A day (YYYY-MM-DD, Taipei). */
  updatedAt: '2026-11-01',
  title: pair('個人資料蒐集、處理及利用告知事項', 'Notice on the collection of personal data'),
  intro: pair(
    '您填寫參訪、模擬面試或授課申請表，或向學長姐提問時，會提供個人資料。依個人資料保護法第八條，我們在您送出之前，先說明下列事項。簡單說：只留安排與聯絡要用的資料，最後一日起一百八十天後自動去識別化，想查詢、更正或刪除就聯絡招生組。未滿十八歲的同學，請先讓家長或監護人看過。',
    'Forms for visits, mock interviews, lectures and questions give us personal data. As article 8 of the Personal Data Protection Act asks, we tell you the following before you send it. In short: we keep only what we need to arrange and to contact you, it is anonymised one hundred and eighty days after the last day that you wished or that was arranged, and the Office of Admissions answers if you want to see, correct or delete it. If you are under 18, please show this to a parent or guardian first.',
  ),
  items: [
    {
      key: 'who',
      title: pair('一、蒐集機關', '1. Who collects the data'),
      text: pair(
        '元智大學，由教務處招生組辦理。電話、信箱與地址如下。',
        'Yuan Ze University, through the Office of Admissions of the Office of Academic Affairs. Telephone, e-mail and address are below.',
      ),
    },
    {
      key: 'purpose',
      title: pair('二、蒐集目的', '2. Purpose'),
      text: pair(
        '受理並安排校園參訪、模擬面試與到校授課；轉達並公開回答提問；與您聯繫、寄送行前資訊與回饋問卷；以不具名方式統計服務場次。特定目的代號為一〇九教育或訓練行政、一五七調查、統計與研究分析。',
        'To receive and arrange campus visits, mock interviews and guest lectures; to pass on questions and answer them in public; to contact you, send information before the visit and a feedback questionnaire; to count services without names. Purpose codes: 109 education or training administration; 157 survey, statistics and research analysis.',
      ),
    },
    {
      key: 'categories',
      title: pair('三、個人資料類別', '3. Categories of data'),
      text: pair(
        '識別類（姓名、電話、行動電話、電子郵件）、職業類（服務學校、職稱），以及您在備註欄主動提供的資料，例如無障礙或飲食需求；提問時只有您自取的稱呼與問題內容。請勿在備註欄填寫學生姓名、身分證字號或病歷。',
        'Identification (name, telephone, mobile, e-mail), occupation (school, job title), and what you add in the remarks, such as accessibility or dietary needs; of a question only the name you choose and its words. Please do not write names, identity numbers or medical records of students there.',
      ),
    },
    {
      key: 'period',
      title: pair('四、利用期間', '4. Period of use'),
      text: pair(
        '至您希望或排定的最後一日起一百八十天為止。期滿後系統自動將姓名、電話與電子郵件去識別化，只留下學校、日期與人數供統計；提問自送出日起一百八十天後刪除原文，公開的只有承辦人整理過的問答。',
        'Until one hundred and eighty days after the last day that you wished or that was arranged. After that the system anonymises name, telephone and e-mail by itself; only school, day and numbers are kept for statistics. Of a question what you sent is erased after one hundred and eighty days; only questions and answers that staff have edited are public.',
      ),
    },
    {
      key: 'area',
      title: pair('五、利用地區', '5. Area of use'),
      text: pair(
        '中華民國境內，資料存放於本校管理的伺服器，不傳輸至境外。',
        'Taiwan. The data are stored on servers that the university manages, and are not transferred abroad.',
      ),
    },
    {
      key: 'recipients',
      title: pair('六、利用對象', '6. Recipients'),
      text: pair(
        '本校招生組承辦人，以及實際接待您的學院、系所或講師。除法律另有規定外，不提供給第三人，也不用於商業行銷。',
        'The staff of the Office of Admissions in charge, and the college, department or lecturer who receives you. Unless the law says otherwise, the data are not given to third parties nor used for marketing.',
      ),
    },
    {
      key: 'manner',
      title: pair('七、利用方式', '7. Manner of use'),
      text: pair(
        '以電話、電子郵件或書面與您聯繫，並在有權限管制的後台處理；每次查看、修改與匯出都會留下紀錄。',
        'We contact you by telephone, e-mail or letter, and work in a back office with access control; every reading, change and export is recorded.',
      ),
    },
    {
      key: 'rights',
      title: pair('八、您的權利與行使方式', '8. Your rights'),
      text: pair(
        '您可以請求查詢或閱覽、製給複製本、補充或更正、停止蒐集處理利用，以及刪除您的個人資料。請備妥申請編號，以電話或電子郵件聯絡招生組，我們會在十五日內回覆；依法必須保存的資料，會向您說明原因。',
        'You may ask to consult or read your personal data, for a copy, to add to or correct them, to stop their collection, processing and use, and to delete them. Have your reference number at hand and contact the Office of Admissions by telephone or e-mail; we answer within fifteen days, and explain where the law obliges us to keep data.',
      ),
    },
    {
      key: 'effect',
      title: pair('九、不提供資料的影響', '9. If you do not provide data'),
      text: pair(
        '您可以自由選擇是否提供。若必填欄位不完整，我們無法與您聯繫，也就無法安排場次；選填欄位留白不影響受理。',
        'You are free to decide. Without the required fields we can neither contact you nor arrange anything; optional fields may stay empty.',
      ),
    },
  ],
  consentLabel: pair(
    '我已閱讀並同意上述個人資料告知事項',
    'I have read and agree to the notice on personal data',
  ),
  site: {
    title: pair('瀏覽紀錄與Cookie', 'Browsing records and cookies'),
    text: pair(
      '本站只使用維持連線所必需的Cookie，並以不識別個人的方式計算點閱次數。我們不使用第三方追蹤或廣告Cookie，站外影片在您按下播放之前不會載入。',
      'This site uses only cookies that it needs to keep a connection, and counts views without identifying anybody. We use no third-party tracking or advertising cookies; videos from elsewhere are not loaded before you press play.',
    ),
  },
} as const;
