import { pair } from '@admissions/model';
import type { SiteMenu, SiteMenuItem } from './menu-groups.ts';

/** The default header menu. The specification fixes the addresses with `#div…` and `?type=`. */
export const menu = [
  {
    key: 'know',
    label: pair('認識元智', 'Know the university'),
    short: pair('認識元智', 'About'),
    children: [
      {
        key: 'admissions',
        label: pair('招生資訊', 'Admissions'),
        href: '/admissions',
        description: pair(
          '十一個管道的資格、名額與日程',
          'Eleven admission channels: eligibility, seats and dates',
        ),
      },
      {
        key: 'scholarships',
        label: pair('獎助學金', 'Scholarships'),
        href: '/admissions#div1',
        description: pair('條件、金額與申請期限', 'Conditions, amounts and deadlines'),
      },
      {
        key: 'costs',
        label: pair('學雜費試算', 'What it costs'),
        href: '/admissions#fees',
        description: pair('學雜費、住宿、生活費與減免', 'Fees, a room, living, and what comes off'),
      },
      {
        key: 'traffic',
        label: pair('交通指引', 'Getting here'),
        href: '/traffic',
        description: pair('火車、高鐵、公車與開車路線', 'By train, high-speed rail, bus or car'),
      },
      {
        key: 'video',
        label: pair('影音專區', 'Videos'),
        href: '/video',
        description: pair('校園、學院與公開課影片', 'Campus, college and lecture videos'),
      },
    ],
  },
  {
    key: 'highschool',
    label: pair('高中服務', 'High-school services'),
    short: pair('高中服務', 'For schools'),
    children: [
      {
        key: 'events',
        label: pair('活動日曆', 'Calendar of events'),
        href: '/events',
        description: pair(
          '一日大學生、家長場、試聽與營隊',
          'Open days, talks, trial classes and camps',
        ),
      },
      {
        key: 'camp',
        label: pair('營隊與先修課程', 'Camps and pre-courses'),
        href: '/camp',
        description: pair('報名中的場次與過往活動', 'Open registrations and past camps'),
      },
      {
        key: 'staff',
        label: pair('高中教職員專區', 'High-school staff zone'),
        href: '/staff',
        description: pair('參訪、模擬面試與到校授課', 'Visits, mock interviews and guest lectures'),
      },
    ],
  },
  {
    key: 'selfvalue',
    label: pair('自我價值', 'Self value'),
    short: pair('自我價值', 'Self value'),
    children: [
      {
        key: 'studying',
        label: pair('跨域學習', 'Cross-domain learning'),
        href: '/studying',
        description: pair('輔系、雙主修、學程與校學士', 'Minors, double majors and programmes'),
      },
      {
        key: 'international',
        label: pair('國際交流', 'International exchange'),
        href: '/international',
        description: pair(
          '交換、雙聯學位、志工與海外教學',
          'Exchange, dual degrees and volunteering',
        ),
      },
      {
        key: 'digit',
        label: pair('增能學習', 'Learning enhancement'),
        href: '/digit',
        description: pair(
          '從懂AI到領AI的四個階段',
          'Four steps from understanding AI to leading it',
        ),
      },
      {
        key: 'practice',
        label: pair('實習就業', 'Internships and employment'),
        href: '/practice',
        description: pair('企業書院、實習與職涯支持', 'Industry college, internships and careers'),
      },
    ],
  },
  {
    key: 'life',
    label: pair('大學生活', 'University life'),
    short: pair('大學生活', 'Life'),
    children: [
      {
        key: 'share',
        label: pair('學長姐分享', "Senior students' sharing"),
        href: '/share',
        description: pair('他們自己寫的故事', 'Stories in their own words'),
      },
      {
        key: 'dorm',
        label: pair('住宿與休閒', 'Dorm and leisure'),
        href: '/life',
        description: pair('宿舍、健身、泳池與餐飲', 'Dormitories, gym, pool and food'),
      },
      {
        key: 'tutoring',
        label: pair('輔導與學習', 'Tutoring and learning'),
        href: '/life?type=2',
        description: pair(
          '課輔、寫作、諮商與語言角落',
          'Tutoring, writing, counselling and languages',
        ),
      },
      {
        key: 'city',
        label: pair('城市生活', 'City life'),
        href: '/life?type=3',
        description: pair('內壢、中壢與桃園的日常', 'Everyday life in Neili, Zhongli and Taoyuan'),
      },
      {
        key: 'yzu',
        label: pair('校園活力', 'Campus vitality'),
        href: '/yzu',
        description: pair('社團、運動、藝文與校慶', 'Clubs, sports, arts and anniversary'),
      },
    ],
  },
  {
    key: 'news',
    label: pair('校園新聞', 'Campus news'),
    short: pair('校園新聞', 'News'),
    href: '/news',
  },
  {
    key: 'tours',
    label: pair('環景導覽', '360 tours'),
    short: pair('環景導覽', '360 tours'),
    href: '/360tours',
  },
  {
    key: 'guide',
    label: pair('學院導覽', 'College guide'),
    short: pair('學院導覽', 'Colleges'),
    children: [
      {
        key: 'bachelor',
        label: pair('學士班', 'Bachelor'),
        href: '/bachelor',
        description: pair('七個學院、二十餘系組', 'Seven colleges, more than twenty programmes'),
      },
      {
        key: 'master',
        label: pair('碩博士班', 'Master and doctoral'),
        href: '/master',
        description: pair('研究領域、師資與招生', 'Research fields, faculty and admission'),
      },
    ],
  },
] as const satisfies SiteMenu;

/** Shown in English only: sections of the English home page, and pages with an English text. */
export const englishMenu: SiteMenu = [
  menuItem('programmes', '國際學院', 'Programmes', '/specialized'),
  menuItem('dates', '日程', 'Dates', '/#dates'),
  menuItem('apply', '怎麼申請', 'How to apply', '/#apply'),
  menuItem('cost', '費用', 'Cost', '/#cost'),
  menuItem('scholarships', '獎助學金', 'Scholarships', '/#scholarships'),
  menuItem('visit', '預約參訪', 'Visit us', '/formVisit?who=abroad'),
  menuItem('traffic', '交通指引', 'Getting here', '/traffic'),
];

function menuItem(key: string, zh: string, en: string, href: string): SiteMenuItem {
  const label = pair(zh, en);
  return { key, label, short: label, href };
}
