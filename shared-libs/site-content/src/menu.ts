import { pair } from '@admissions/model';
import type { SiteMenu, SiteMenuItem } from './menu-groups.ts';

/** The default header menu; `short` is the label in narrow headers. */
export const menu = [
  {
    key: 'know',
    label: { 'zh-TW': '認識元智', en: 'Know the university' },
    short: { 'zh-TW': '認識元智', en: 'About' },
    children: [
      {
        key: 'admissions',
        label: { 'zh-TW': '招生資訊', en: 'Admissions' },
        href: '/admissions',
        description: {
          'zh-TW': '十一個管道的資格、名額與日程',
          en: 'Eleven ways in: eligibility, places and dates',
        },
      },
      {
        key: 'scholarships',
        label: { 'zh-TW': '獎助學金', en: 'Scholarships' },
        href: '/admissions#div1',
        description: { 'zh-TW': '條件、金額與申請期限', en: 'Conditions, amounts and deadlines' },
      },
      {
        key: 'costs',
        label: { 'zh-TW': '學雜費試算', en: 'What it costs' },
        href: '/admissions#fees',
        description: {
          'zh-TW': '學雜費、住宿、生活費與減免',
          en: 'Fees, a room, living, and what comes off',
        },
      },
      {
        key: 'traffic',
        label: { 'zh-TW': '交通指引', en: 'Getting here' },
        href: '/traffic',
        description: {
          'zh-TW': '火車、高鐵、公車與開車路線',
          en: 'By train, high-speed rail, bus or car',
        },
      },
      {
        key: 'video',
        label: { 'zh-TW': '影音專區', en: 'Videos' },
        href: '/video',
        description: {
          'zh-TW': '校園、學院與公開課影片',
          en: 'Campus, college and lecture videos',
        },
      },
    ],
  },
  {
    key: 'highschool',
    label: { 'zh-TW': '高中服務', en: 'High-school services' },
    short: { 'zh-TW': '高中服務', en: 'For schools' },
    children: [
      {
        key: 'events',
        label: { 'zh-TW': '活動日曆', en: 'Calendar of events' },
        href: '/events',
        description: {
          'zh-TW': '一日大學生、家長場、試聽與營隊',
          en: 'Open days, talks, trial classes and camps',
        },
      },
      {
        key: 'camp',
        label: { 'zh-TW': '營隊與先修課程', en: 'Camps and pre-courses' },
        href: '/camp',
        description: { 'zh-TW': '報名中的場次與過往活動', en: 'Open registrations and past camps' },
      },
      {
        key: 'staff',
        label: { 'zh-TW': '高中教職員專區', en: 'High-school staff zone' },
        href: '/staff',
        description: {
          'zh-TW': '參訪、模擬面試與到校授課',
          en: 'Visits, mock interviews and guest lectures',
        },
      },
    ],
  },
  {
    key: 'selfvalue',
    label: { 'zh-TW': '自我價值', en: 'Self value' },
    short: { 'zh-TW': '自我價值', en: 'Self value' },
    children: [
      {
        key: 'studying',
        label: { 'zh-TW': '跨域學習', en: 'Cross-domain learning' },
        href: '/studying',
        description: {
          'zh-TW': '輔系、雙主修、學程與校學士',
          en: 'Minors, double majors and programmes',
        },
      },
      {
        key: 'international',
        label: { 'zh-TW': '國際交流', en: 'International exchange' },
        href: '/international',
        description: {
          'zh-TW': '交換、雙聯學位、志工與海外教學',
          en: 'Exchange, dual degrees and volunteering',
        },
      },
      {
        key: 'digit',
        label: { 'zh-TW': '增能學習', en: 'Learning enhancement' },
        href: '/digit',
        description: {
          'zh-TW': '從懂AI到領AI的四個階段',
          en: 'Four steps from understanding AI to leading it',
        },
      },
      {
        key: 'practice',
        label: { 'zh-TW': '實習就業', en: 'Internships and employment' },
        href: '/practice',
        description: {
          'zh-TW': '企業書院、實習與職涯支持',
          en: 'Industry college, internships and careers',
        },
      },
    ],
  },
  {
    key: 'life',
    label: { 'zh-TW': '大學生活', en: 'University life' },
    short: { 'zh-TW': '大學生活', en: 'Life' },
    children: [
      {
        key: 'share',
        label: { 'zh-TW': '學長姐分享', en: "Senior students' sharing" },
        href: '/share',
        description: { 'zh-TW': '他們自己寫的故事', en: 'Stories in their own words' },
      },
      {
        key: 'dorm',
        label: { 'zh-TW': '住宿與休閒', en: 'Dorm and leisure' },
        href: '/life',
        description: { 'zh-TW': '宿舍、健身、泳池與餐飲', en: 'Dormitories, gym, pool and food' },
      },
      {
        key: 'tutoring',
        label: { 'zh-TW': '輔導與學習', en: 'Tutoring and learning' },
        href: '/life?type=2',
        description: {
          'zh-TW': '課輔、寫作、諮商與語言角落',
          en: 'Tutoring, writing, counselling and languages',
        },
      },
      {
        key: 'city',
        label: { 'zh-TW': '城市生活', en: 'City life' },
        href: '/life?type=3',
        description: {
          'zh-TW': '內壢、中壢與桃園的日常',
          en: 'Everyday life in Neili, Zhongli and Taoyuan',
        },
      },
      {
        key: 'yzu',
        label: { 'zh-TW': '校園活力', en: 'Campus vitality' },
        href: '/yzu',
        description: {
          'zh-TW': '社團、運動、藝文與校慶',
          en: 'Clubs, sports, arts and anniversary',
        },
      },
    ],
  },
  {
    key: 'news',
    label: { 'zh-TW': '校園新聞', en: 'Campus news' },
    short: { 'zh-TW': '校園新聞', en: 'News' },
    href: '/news',
  },
  {
    key: 'tours',
    label: { 'zh-TW': '環景導覽', en: '360 tours' },
    short: { 'zh-TW': '環景導覽', en: '360 tours' },
    href: '/360tours',
  },
  {
    key: 'guide',
    label: { 'zh-TW': '學院導覽', en: 'College guide' },
    short: { 'zh-TW': '學院導覽', en: 'Colleges' },
    children: [
      {
        key: 'bachelor',
        label: { 'zh-TW': '學士班', en: 'Bachelor' },
        href: '/bachelor',
        description: {
          'zh-TW': '七個學院、二十餘系組',
          en: 'Seven colleges, more than twenty programmes',
        },
      },
      {
        key: 'master',
        label: { 'zh-TW': '碩博士班', en: 'Master and doctoral' },
        href: '/master',
        description: {
          'zh-TW': '研究領域、師資與招生',
          en: 'Research fields, faculty and admission',
        },
      },
    ],
  },
] as const satisfies SiteMenu;

/** The menu in English: sections of the English home page, and pages with an English text. */
export const englishMenu: SiteMenu = [
  page('programmes', '國際學院', 'Programmes', '/specialized'),
  page('dates', '日程', 'Dates', '/#dates'),
  page('apply', '怎麼申請', 'How to apply', '/#apply'),
  page('cost', '費用', 'Cost', '/#cost'),
  page('scholarships', '獎助學金', 'Scholarships', '/#scholarships'),
  page('visit', '預約參訪', 'Visit us', '/formVisit?who=abroad'),
  page('traffic', '交通指引', 'Getting here', '/traffic'),
];

function page(key: string, zh: string, en: string, href: string): SiteMenuItem {
  const label = pair(zh, en);
  return { key, label, short: label, href };
}
