import type { EntryOf } from '@admissions/contracts';
import type { share } from '@admissions/contracts/kinds';

export type Story = EntryOf<typeof share>;
export type StoryCard = Omit<Story, 'body'>;
export const THEME_NAMES = { study: '學習', abroad: '出國', intern: '實習', club: '社團', research: '研究' } as const;
export const PATHS = {
  list: '/api/ap/college/share_list',
  info: (id: number) => `/api/ap/college/share_info/${id}`,
  counter: (id: number) => `/api/ap/college/ShareClickCount/${id}`,
};
