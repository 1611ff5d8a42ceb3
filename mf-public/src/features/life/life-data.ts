import type { EntryOf } from '@admissions/contracts';
import type { life } from '@admissions/contracts/kinds';

export type Life = EntryOf<typeof life>;
export type LifeCard = Omit<Life, 'body'>;
export const LIFE_NAMES = { 1: '住宿與休閒', 2: '輔導與學習', 3: '城市生活' } as const;
export const LIFE_LEADS = {
  1: '住在哪裡、吃什麼、晚上去哪裡動一動。',
  2: '跟不上、選不定、想多學一點，都有人可以找。',
  3: '校門外的中壢與桃園，四年慢慢走。',
} as const;
export const lifeHref = (type: Life['type']) => (type === '1' ? '/life' : `/life?type=${type}`);
export const PATHS = {
  list: '/api/ap/college/life_list',
  info: (id: number) => `/api/ap/college/life_info/${id}`,
  counter: (id: number) => `/api/ap/college/LifeClickCount/${id}`,
};
