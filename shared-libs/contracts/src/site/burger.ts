/** What the burger panel lists beyond the menu. */
export const burger = {
  title: { 'zh-TW': '選單', en: 'Menu' },
  groups: [
    {
      key: 'bachelor-colleges',
      title: { 'zh-TW': '學士班學院', en: 'Bachelor colleges' },
      links: [
        {
          key: 'b-international',
          label: { 'zh-TW': '國際學院', en: 'International College' },
          href: '/specialized',
          hue: 'international',
        },
        {
          key: 'b-engineering',
          label: { 'zh-TW': '工程學院', en: 'Engineering' },
          href: '/bachelor#div2',
          hue: 'engineering',
        },
        {
          key: 'b-management',
          label: { 'zh-TW': '管理學院', en: 'Management' },
          href: '/bachelor#div3',
          hue: 'management',
        },
        {
          key: 'b-communications',
          label: { 'zh-TW': '電機通訊學院', en: 'Electrical and Communications' },
          href: '/bachelor#div4',
          hue: 'communications',
        },
        {
          key: 'b-informatics',
          label: { 'zh-TW': '資訊學院', en: 'Informatics' },
          href: '/bachelor#div5',
          hue: 'informatics',
        },
        {
          key: 'b-humanities',
          label: { 'zh-TW': '人文社會學院', en: 'Humanities and Social Sciences' },
          href: '/bachelor#div6',
          hue: 'humanities',
        },
        {
          key: 'b-medical',
          label: { 'zh-TW': '醫護學院', en: 'Medical and Nursing' },
          href: '/bachelor#div7',
          hue: 'medical',
        },
      ],
    },
    {
      key: 'master-colleges',
      title: { 'zh-TW': '碩博士班學院', en: 'Master and doctoral colleges' },
      links: [
        {
          key: 'm-engineering',
          label: { 'zh-TW': '工程學院', en: 'Engineering' },
          href: '/master#div1',
          hue: 'engineering',
        },
        {
          key: 'm-management',
          label: { 'zh-TW': '管理學院', en: 'Management' },
          href: '/master#div2',
          hue: 'management',
        },
        {
          key: 'm-communications',
          label: { 'zh-TW': '電機通訊學院', en: 'Electrical and Communications' },
          href: '/master#div3',
          hue: 'communications',
        },
        {
          key: 'm-informatics',
          label: { 'zh-TW': '資訊學院', en: 'Informatics' },
          href: '/master#div4',
          hue: 'informatics',
        },
        {
          key: 'm-humanities',
          label: { 'zh-TW': '人文社會學院', en: 'Humanities and Social Sciences' },
          href: '/master#div5',
          hue: 'humanities',
        },
        {
          key: 'm-medical',
          label: { 'zh-TW': '醫護學院', en: 'Medical and Nursing' },
          href: '/master#div6',
          hue: 'medical',
        },
      ],
    },
  ],
  external: [
    {
      label: { 'zh-TW': '新生網站', en: 'New-student site' },
      href: 'https://www.yzu.edu.tw/',
      newWindow: true,
      note: '示範連結：上線前請換成當學年度新生網站的網址',
    },
  ],
} as const;
