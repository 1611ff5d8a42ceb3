import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '學長姐分享', en: 'Senior students’ sharing' },
  description: {
    'zh-TW':
      '元智大學學長姐的真實故事：當初怎麼選系、大學怎麼撐過來、畢業以後去了哪裡，可以依學院與主題閱讀，也連到他們讀的學系。',
    en: 'True stories of students of Yuan Ze University: how they chose, what carried them, where they went; by college and theme.',
  },
  eyebrow: { 'zh-TW': '大學生活', en: 'University life' },
  lead: {
    'zh-TW': '路不是查出來的，是有人走過告訴你的。',
    en: 'You do not look a way up; somebody who has walked it tells you.',
  },
  college: { 'zh-TW': '學院', en: 'College' },
  allColleges: { 'zh-TW': '全部學院', en: 'All colleges' },
  theme: { 'zh-TW': '主題', en: 'Theme' },
  allThemes: { 'zh-TW': '全部主題', en: 'All themes' },
  count: { 'zh-TW': '共{count}篇', en: 'Stories: {count}' },
  none: {
    'zh-TW': '這個條件下還沒有故事，換一個學院或主題看看。',
    en: 'No story here yet; try another college or theme.',
  },
  later: { 'zh-TW': '後來呢？', en: 'And then?' },
  laterLead: {
    'zh-TW': '故事寫完之後，他們隔幾個月會回來補一段。',
    en: 'Once a story is told, its teller comes back now and then and adds a few lines.',
  },
  earlier: { 'zh-TW': '更早的{count}則', en: 'Earlier ones ({count})' },
  laterOwn: { 'zh-TW': '{name}後來寫的', en: 'What {name} wrote later' },
  questions: { 'zh-TW': '有人問{name}', en: 'Asked of {name}' },
  somebody: { 'zh-TW': '有人', en: 'Somebody' },
  answeredOn: { 'zh-TW': '{name}・{day}', en: '{name} · {day}' },
  ask: { 'zh-TW': '問{name}一個問題', en: 'Ask {name} a question' },
  askHint: {
    'zh-TW': '不必留聯絡方式，回答會公開在這裡。',
    en: 'No contact needed; the answer stands here in public.',
  },
  see: { 'zh-TW': '看', en: 'See ' },
  visit: { 'zh-TW': '預約校園參訪', en: 'Book a campus visit' },
  related: { 'zh-TW': '同學院的故事', en: 'More stories of this college' },
} satisfies Record<string, Localised>;
