import type { EntryOf, Localised } from '@admissions/contracts';
import type { share } from '@admissions/contracts/kinds';

export type Story = EntryOf<typeof share>;
export type StoryCard = Omit<Story, 'body'>;
export const THEME_NAMES = {
  study: { 'zh-TW': '學習', en: 'Study' },
  abroad: { 'zh-TW': '出國', en: 'Abroad' },
  intern: { 'zh-TW': '實習', en: 'Internship' },
  club: { 'zh-TW': '社團', en: 'Clubs' },
  research: { 'zh-TW': '研究', en: 'Research' },
} satisfies Record<Story['theme'], Localised>;
