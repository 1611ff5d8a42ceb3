/** The footer’s link groups and legal links. */
export const footer = {
  groups: [
    {
      key: 'related',
      title: { 'zh-TW': '相關連結', en: 'Related links' },
      links: [
        {
          label: { 'zh-TW': '元智大學首頁', en: 'Yuan Ze University' },
          href: 'https://www.yzu.edu.tw/',
          newWindow: true,
        },
        {
          label: { 'zh-TW': '元智大學圖書館', en: 'University library' },
          href: 'https://lib.yzu.edu.tw/',
          newWindow: true,
        },
        {
          label: { 'zh-TW': '教務處', en: 'Office of Academic Affairs' },
          href: 'https://www.yzu.edu.tw/admin/aa/',
          newWindow: true,
        },
        {
          label: { 'zh-TW': '學生事務處', en: 'Office of Student Affairs' },
          href: 'https://www.yzu.edu.tw/admin/st/',
          newWindow: true,
        },
        {
          label: { 'zh-TW': '研究發展處', en: 'Office of Research and Development' },
          href: 'https://www.yzu.edu.tw/admin/rd/',
          newWindow: true,
        },
        {
          label: { 'zh-TW': 'ColleGo! 大學選才與高中育才輔助系統', en: 'ColleGo!' },
          href: 'https://collego.edu.tw/',
          newWindow: true,
        },
        {
          label: { 'zh-TW': '教育部', en: 'Ministry of Education' },
          href: 'https://www.edu.tw/',
          newWindow: true,
        },
      ],
    },
    {
      key: 'admission',
      title: { 'zh-TW': '招生資訊', en: 'Admissions information' },
      links: [
        {
          label: {
            'zh-TW': '大學甄選入學委員會（繁星推薦、申請入學）',
            en: 'College Admissions Committee',
          },
          href: 'https://www.cac.edu.tw/',
          newWindow: true,
        },
        {
          label: { 'zh-TW': '大學考試入學分發委員會', en: 'University Admission Committee' },
          href: 'https://www.uac.edu.tw/',
          newWindow: true,
        },
        {
          label: { 'zh-TW': '大學入學考試中心', en: 'College Entrance Examination Center' },
          href: 'https://www.ceec.edu.tw/',
          newWindow: true,
        },
        {
          label: {
            'zh-TW': '大學招生委員會聯合會',
            en: 'Joint Board of College Recruitment Commission',
          },
          href: 'https://www.jbcrc.edu.tw/',
          newWindow: true,
        },
        {
          label: { 'zh-TW': '外國學生線上申請', en: 'International application portal' },
          href: 'https://yzu-apply.yzu.edu.tw/',
          newWindow: true,
        },
        {
          label: {
            'zh-TW': '海外聯合招生委員會',
            en: 'University Entrance Committee for Overseas Chinese Students',
          },
          href: 'https://cmn-hant.overseas.ncnu.edu.tw/',
          newWindow: true,
        },
        {
          label: { 'zh-TW': '留學臺灣', en: 'Study in Taiwan' },
          href: 'https://www.studyintaiwan.org/',
          newWindow: true,
        },
      ],
    },
  ],
  legal: [
    { key: 'privacy', label: { 'zh-TW': '隱私權聲明', en: 'Privacy' }, href: '/privacy' },
    {
      key: 'accessibility',
      label: { 'zh-TW': '無障礙宣告', en: 'Accessibility' },
      href: '/accessibility',
    },
    { key: 'sitemap', label: { 'zh-TW': '網站導覽', en: 'Site map' }, href: '/sitemap' },
    { key: 'feed', label: { 'zh-TW': 'RSS訂閱', en: 'RSS feed' }, href: '/feed.xml' },
  ],
  copyright: {
    'zh-TW': '元智大學教務處招生組（示範網站）',
    en: 'Office of Admissions, Yuan Ze University (demonstration site)',
  },
} as const;
