import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '高中教職員專區', en: 'High-school staff zone' },
  eyebrow: { 'zh-TW': '高中服務', en: 'High-school services' },
  description: {
    'zh-TW':
      '給高中老師的服務：帶學生來校參訪、模擬面試、大學教授到校授課，線上申請，三個工作天內回覆。',
    en: 'For high-school teachers: campus visits, mock interviews and guest lectures; ask online, answered within three working days.',
  },
  lead: { 'zh-TW': '您的學生，我們一起準備。', en: 'Your students: let us prepare them together.' },
  services: { 'zh-TW': '我們能做什麼', en: 'What we can do' },
  none: {
    'zh-TW': '服務整理中，請直接與招生組聯絡。',
    en: 'Being prepared; please contact the Office of Admissions.',
  },
  topics: { 'zh-TW': '演講主題與講師', en: 'Topics and lecturers' },
  topicsLead: {
    'zh-TW': '挑一個題目，申請時寫在「其他說明」；講師依課表安排，可能換人，題目不會變。',
    en: 'Choose one and name it under remarks; who comes depends on timetables, the topic stays.',
  },
  files: { 'zh-TW': '下載', en: 'Downloads' },
  filesLead: {
    'zh-TW': '可以印、可以改、可以貼在輔導室門口。',
    en: 'To print, to change, to put on the door of your guidance office.',
  },
  contact: { 'zh-TW': '直接找人', en: 'Talk to us' },
  visit: { 'zh-TW': '預約參訪', en: 'Book a visit' },
  interview: { 'zh-TW': '申請模擬面試', en: 'Ask for mock interviews' },
  teaching: { 'zh-TW': '申請到校授課', en: 'Ask for a guest lecture' },
  go: { 'zh-TW': '前往', en: 'Go there' },
  how: { 'zh-TW': '看怎麼安排', en: 'How it works' },
  dot: { 'zh-TW': '・', en: ' · ' },
  year: { 'zh-TW': '這一年可以排進課表的日子', en: 'Days of this year for your calendar' },
  yearLead: {
    'zh-TW': '學生可以報名、老師可以一起來的活動，照月份排。',
    en: 'Events for students and teachers, month by month.',
  },
  days: { 'zh-TW': '接下來可以帶學生來的活動', en: 'What you can bring your students to' },
} satisfies Record<string, Localised>;
