import { pair } from '@admissions/model';
/** Forms for appointments, with their addresses; the question form is separate. */
export const visitorForms = [
  { key: 'visit', label: pair('校園參訪申請', 'Campus visit'), href: '/formVisit' },
  {
    key: 'interview',
    label: pair('模擬面試申請', 'Mock interview'),
    href: '/formInterview',
  },
  {
    key: 'teaching',
    label: pair('到校授課申請', 'Guest lecture'),
    href: '/formTeacher',
  },
] as const;
