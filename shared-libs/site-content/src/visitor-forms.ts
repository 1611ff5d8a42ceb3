/** Forms for appointments, with their addresses; the question form is separate. */
export const visitorForms = [
  { key: 'visit', label: { 'zh-TW': '校園參訪申請', en: 'Campus visit' }, href: '/formVisit' },
  {
    key: 'interview',
    label: { 'zh-TW': '模擬面試申請', en: 'Mock interview' },
    href: '/formInterview',
  },
  {
    key: 'teaching',
    label: { 'zh-TW': '到校授課申請', en: 'Guest lecture' },
    href: '/formTeacher',
  },
] as const;
