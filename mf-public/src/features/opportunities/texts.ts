import type { Localised } from '@admissions/model';

const EYEBROW = { 'zh-TW': '自我價值', en: 'Self value' };
export const STUDYING = {
  title: { 'zh-TW': '跨域學習', en: 'Cross-domain learning' },
  eyebrow: EYEBROW,
  description: {
    'zh-TW':
      '輔系、雙主修、學程與校學士怎麼申請、有哪些跨域課程、遇到問題找哪個單位，元智大學的跨域學習一次看懂。',
    en: 'Minors, double majors, programmes and the university bachelor at Yuan Ze University: how to apply, which courses there are, whom to ask.',
  },
  lead: {
    'zh-TW': '不必一次決定一輩子。先讀一系，再多走一步。',
    en: 'You need not decide your whole life at once. Study one field, then take one more step.',
  },
};
export const DIGIT = {
  title: { 'zh-TW': '增能學習', en: 'Learning enhancement' },
  eyebrow: EYEBROW,
  description: {
    'zh-TW': '元智大學的AI學習四階：懂AI、用AI、創AI、領AI。每一位大一新生都從AI程式語言開始。',
    en: 'Four steps with AI at Yuan Ze University: understand it, use it, create it, lead it. Every first-year student begins with programming for AI.',
  },
  lead: { 'zh-TW': '四年，走完四階AI。', en: 'Four years, four steps of AI.' },
};
export const INTERNATIONAL = {
  title: { 'zh-TW': '國際交流', en: 'International exchange' },
  eyebrow: EYEBROW,
  description: {
    'zh-TW': '元智大學的交換學生、雙聯學位、國際志工與海外教學：去哪裡、什麼時候申請、要準備什麼。',
    en: 'Exchange, dual degrees, volunteering and teaching abroad at Yuan Ze University: where to, when to apply, what to prepare.',
  },
  lead: {
    'zh-TW': '把四年的一段，放在另一個國家。',
    en: 'Spend a part of your four years in another country.',
  },
};
export const PRACTICE = {
  title: { 'zh-TW': '實習就業', en: 'Internships and employment' },
  eyebrow: EYEBROW,
  description: {
    'zh-TW':
      '元智大學的企業實習、臨床實習與產學合作：可以去哪些公司與醫院、一個學期做什麼、學到什麼，以及企業書院的帶薪實習，附現場照片。',
    en: 'Internships in companies and clinics and work with industry at Yuan Ze University: where to, what to do, what to learn.',
  },
  lead: {
    'zh-TW': '畢業之前，先走進現場。',
    en: 'Walk into the real place before you graduate.',
  },
};
export const TEXTS = {
  creditsBefore: { 'zh-TW': '', en: 'Of ' },
  creditsMiddle: { 'zh-TW': '學分裡，最多', en: ' credits, up to ' },
  creditsAfter: {
    'zh-TW': '學分由你決定要跨到哪裡去。',
    en: ' are yours to take wherever you like.',
  },
  apply: { 'zh-TW': '怎麼開始', en: 'Ways to begin' },
  applyLead: {
    'zh-TW': '五種走法，從大二起就可以申請。',
    en: 'Five ways, from the second year on.',
  },
  applyNone: { 'zh-TW': '辦法整理中。', en: 'Being prepared.' },
  course: { 'zh-TW': '跨域課程與學程', en: 'Courses and programmes across fields' },
  courseLead: { 'zh-TW': '不分科系都能選。', en: 'Open to every department.' },
  courseNone: { 'zh-TW': '課程整理中。', en: 'Being prepared.' },
  units: { 'zh-TW': '誰可以幫你', en: 'Who can help you' },
  unitsLead: {
    'zh-TW': '跨出去的每一步，都有人在旁邊。',
    en: 'Somebody is beside you at every step.',
  },
  programme: { 'zh-TW': '學程', en: 'Programme' },
  credits: { 'zh-TW': '學分', en: 'credits' },
  degreeColumn: { 'zh-TW': '學位', en: 'Degree' },
  school: { 'zh-TW': '合作學校', en: 'Partner' },
  country: { 'zh-TW': '國家', en: 'Country' },
  level: { 'zh-TW': '層級', en: 'Level' },
  digitCourses: { 'zh-TW': '從哪些課開始', en: 'Courses to begin with' },
  digitCoursesLead: { 'zh-TW': '不分科系都能選。', en: 'Open to every department.' },
  works: { 'zh-TW': '學生做出來的', en: 'What students made of it' },
  nextStep: { 'zh-TW': '下一步', en: 'Your next step' },
  nextDepartments: { 'zh-TW': '找和AI有關的學系', en: 'Find departments with AI' },
  nextDepartmentsMore: {
    'zh-TW': '不只資工：電機、資管、護理與藝設也在裡面。',
    en: 'Not computer science alone: engineering, nursing and design too.',
  },
  nextCamp: { 'zh-TW': '先來上一堂', en: 'Try a lesson first' },
  nextCampMore: {
    'zh-TW': '營隊與先修課，高中就能修，學分帶得走。',
    en: 'Camps and early courses for high-school students.',
  },
  nextTeacher: { 'zh-TW': '請教授到你的學校', en: 'Invite a professor to your school' },
  nextTeacherMore: {
    'zh-TW': '老師可以申請到校授課，主題任選。',
    en: 'Teachers may ask for a lecture, on a topic of their choice.',
  },
  none: { 'zh-TW': '內容整理中。', en: 'Being prepared.' },
  exchangeCount: { 'zh-TW': '個交換方案', en: ' exchange programmes' },
  countryCount: { 'zh-TW': '個國家', en: ' countries' },
  degreeCount: { 'zh-TW': '種雙聯學位', en: ' dual degrees' },
  onPage: { 'zh-TW': '本頁內容', en: 'On this page' },
  exchange: { 'zh-TW': '交換學生', en: 'Exchange' },
  exchangeLead: {
    'zh-TW': '一學期或一學年，學分帶回來，學費照元智標準。',
    en: 'A semester or a year: bring the credits back, pay the fees of home.',
  },
  region: { 'zh-TW': '地區', en: 'Region' },
  view: { 'zh-TW': '看法', en: 'View' },
  table: { 'zh-TW': '列表', en: 'List' },
  map: { 'zh-TW': '地圖', en: 'Map' },
  programmeColumn: { 'zh-TW': '去哪裡', en: 'Where to' },
  languageColumn: { 'zh-TW': '語言', en: 'Language' },
  placesColumn: { 'zh-TW': '名額與期間', en: 'Places and term' },
  livingColumn: { 'zh-TW': '當地生活費', en: 'Living there' },
  perMonth: { 'zh-TW': '元／月', en: ' NT$ a month' },
  costNote: {
    'zh-TW':
      '交換期間學雜費繳給元智，不必付當地學費；生活費是含住宿的每月估計（示範），機票、簽證與保險另計。',
    en: 'Exchange students pay the fees of Yuan Ze and none there. Living costs are estimates a month with a room (sample); flights, visa and insurance come on top.',
  },
  mapTitle: {
    'zh-TW': '以臺灣為中心的地圖：方向是飛出去的方向，距離是真正的距離，圈線每三千公里一道。',
    en: 'A map with Taiwan in the middle: each place lies in its true direction and distance; a ring every 3,000 kilometres.',
  },
  home: { 'zh-TW': '臺灣', en: 'Taiwan' },
  kilometres: { 'zh-TW': '公里', en: ' km' },
  degree: { 'zh-TW': '雙聯學位', en: 'Dual degrees' },
  degreeLead: {
    'zh-TW': '同時拿到兩所學校的學位。',
    en: 'The degrees of two universities at once.',
  },
  volunteer: { 'zh-TW': '國際志工', en: 'Volunteering' },
  volunteerLead: {
    'zh-TW': '不是去幫忙而已，是去學怎麼一起做。',
    en: 'Not just to help, but to learn how to do it together.',
  },
  teaching: { 'zh-TW': '海外教學', en: 'Teaching abroad' },
  teachingLead: {
    'zh-TW': '教一次，才知道自己懂多少。',
    en: 'Teach once, and you know how much you know.',
  },
  partner: { 'zh-TW': '國際夥伴', en: 'Partners' },
  partnerMore: { 'zh-TW': '怎麼合作、怎麼報名', en: 'How it works' },
  practiceCount: { 'zh-TW': '個實習現場', en: ' places to work at' },
  practiceColleges: { 'zh-TW': '個學院一起做', en: ' colleges together' },
  practiceCareers: { 'zh-TW': '種出路', en: ' careers' },
  companies: { 'zh-TW': '和誰一起', en: 'With whom' },
  companiesLead: {
    'zh-TW': '每一個名字後面，都有一位學生寫下的現場。',
    en: 'Behind each name stands what a student saw there.',
  },
  careers: { 'zh-TW': '各學院的人，後來做什麼', en: 'What graduates of each college do' },
  careersLead: {
    'zh-TW': '由各學系自己列的出路整理而成；畢業流向的數字在每個學系的頁面。',
    en: 'From what the departments list; the figures of graduates stand on the page of each department.',
  },
  careersFold: { 'zh-TW': '看各學院的出路', en: 'See the careers by college' },
  careersColumn: { 'zh-TW': '出路', en: 'Careers' },
  onSite: { 'zh-TW': '現場', en: 'On site' },
  practices: { 'zh-TW': '實習現場', en: 'Where our students work' },
  practiceNone: { 'zh-TW': '實習資訊整理中。', en: 'Being prepared.' },
  college: { 'zh-TW': '學院', en: 'College' },
} satisfies Record<string, Localised>;
