import { type Localised, pair } from '@admissions/model';

const external = (label: Localised, href: string) => ({ label, href, newWindow: true });

/** The footer’s link groups and legal links. */
export const footer = {
  groups: [
    {
      key: 'related',
      title: pair('相關連結', 'Related links'),
      links: [
        external(pair('元智大學首頁', 'Yuan Ze University'), 'https://www.yzu.edu.tw/'),
        external(pair('元智大學圖書館', 'University library'), 'https://lib.yzu.edu.tw/'),
        external(pair('教務處', 'Office of Academic Affairs'), 'https://www.yzu.edu.tw/admin/aa/'),
        external(
          pair('學生事務處', 'Office of Student Affairs'),
          'https://www.yzu.edu.tw/admin/st/',
        ),
        external(
          pair('研究發展處', 'Office of Research and Development'),
          'https://www.yzu.edu.tw/admin/rd/',
        ),
        external(
          pair('ColleGo! 大學選才與高中育才輔助系統', 'ColleGo!'),
          'https://collego.edu.tw/',
        ),
        external(pair('教育部', 'Ministry of Education'), 'https://www.edu.tw/'),
      ],
    },
    {
      key: 'admission',
      title: pair('招生資訊', 'Admissions information'),
      links: [
        external(
          pair('大學甄選入學委員會（繁星推薦、申請入學）', 'College Admissions Committee'),
          'https://www.cac.edu.tw/',
        ),
        external(
          pair('大學考試入學分發委員會', 'University Admission Committee'),
          'https://www.uac.edu.tw/',
        ),
        external(
          pair('大學入學考試中心', 'College Entrance Examination Center'),
          'https://www.ceec.edu.tw/',
        ),
        external(
          pair('大學招生委員會聯合會', 'Joint Board of College Recruitment Commission'),
          'https://www.jbcrc.edu.tw/',
        ),
        external(
          pair('外國學生線上申請', 'International application portal'),
          'https://yzu-apply.yzu.edu.tw/',
        ),
        external(
          pair('海外聯合招生委員會', 'University Entrance Committee for Overseas Chinese Students'),
          'https://cmn-hant.overseas.ncnu.edu.tw/',
        ),
        external(pair('留學臺灣', 'Study in Taiwan'), 'https://www.studyintaiwan.org/'),
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
  copyright: pair('元智大學教務處招生組', 'Office of Admissions, Yuan Ze University'),
} as const;
