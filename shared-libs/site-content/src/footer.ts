import { pair } from '@admissions/model';
/** The footer’s link groups and legal links. */
export const footer = {
  groups: [
    {
      key: 'related',
      title: pair('相關連結', 'Related links'),
      links: [
        {
          label: pair('元智大學首頁', 'Yuan Ze University'),
          href: 'https://www.yzu.edu.tw/',
          newWindow: true,
        },
        {
          label: pair('元智大學圖書館', 'University library'),
          href: 'https://lib.yzu.edu.tw/',
          newWindow: true,
        },
        {
          label: pair('教務處', 'Office of Academic Affairs'),
          href: 'https://www.yzu.edu.tw/admin/aa/',
          newWindow: true,
        },
        {
          label: pair('學生事務處', 'Office of Student Affairs'),
          href: 'https://www.yzu.edu.tw/admin/st/',
          newWindow: true,
        },
        {
          label: pair('研究發展處', 'Office of Research and Development'),
          href: 'https://www.yzu.edu.tw/admin/rd/',
          newWindow: true,
        },
        {
          label: pair('ColleGo! 大學選才與高中育才輔助系統', 'ColleGo!'),
          href: 'https://collego.edu.tw/',
          newWindow: true,
        },
        {
          label: pair('教育部', 'Ministry of Education'),
          href: 'https://www.edu.tw/',
          newWindow: true,
        },
      ],
    },
    {
      key: 'admission',
      title: pair('招生資訊', 'Admissions information'),
      links: [
        {
          label: pair('大學甄選入學委員會（繁星推薦、申請入學）', 'College Admissions Committee'),
          href: 'https://www.cac.edu.tw/',
          newWindow: true,
        },
        {
          label: pair('大學考試入學分發委員會', 'University Admission Committee'),
          href: 'https://www.uac.edu.tw/',
          newWindow: true,
        },
        {
          label: pair('大學入學考試中心', 'College Entrance Examination Center'),
          href: 'https://www.ceec.edu.tw/',
          newWindow: true,
        },
        {
          label: pair('大學招生委員會聯合會', 'Joint Board of College Recruitment Commission'),
          href: 'https://www.jbcrc.edu.tw/',
          newWindow: true,
        },
        {
          label: pair('外國學生線上申請', 'International application portal'),
          href: 'https://yzu-apply.yzu.edu.tw/',
          newWindow: true,
        },
        {
          label: pair(
            '海外聯合招生委員會',
            'University Entrance Committee for Overseas Chinese Students',
          ),
          href: 'https://cmn-hant.overseas.ncnu.edu.tw/',
          newWindow: true,
        },
        {
          label: pair('留學臺灣', 'Study in Taiwan'),
          href: 'https://www.studyintaiwan.org/',
          newWindow: true,
        },
      ],
    },
  ],
  legal: [
    { key: 'privacy', label: pair('隱私權聲明', 'Privacy'), href: '/privacy' },
    {
      key: 'accessibility',
      label: pair('無障礙宣告', 'Accessibility'),
      href: '/accessibility',
    },
    { key: 'sitemap', label: pair('網站導覽', 'Site map'), href: '/sitemap' },
    { key: 'feed', label: pair('RSS訂閱', 'RSS feed'), href: '/feed.xml' },
  ],
  copyright: pair(
    '元智大學教務處招生組（示範網站）',
    'Office of Admissions, Yuan Ze University (demonstration site)',
  ),
} as const;
