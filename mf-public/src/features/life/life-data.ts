import type { EntryOf } from '@admissions/model';
import type { life } from '@admissions/model/kinds';

export type Life = EntryOf<typeof life>;
export type LifeCard = Omit<Life, 'body'>;
export const LIFE_NAMES = {
  1: '住宿與休閒',
  2: '輔導與學習',
  3: '城市生活',
} satisfies Record<Life['type'], string>;
export const LIFE_LEADS = {
  1: '住在哪裡、吃什麼、晚上去哪裡動一動。',
  2: '跟不上、選不定、想多學一點，都有人可以找。',
  3: '校門外的中壢與桃園，四年慢慢走。',
} satisfies Record<Life['type'], string>;
export const lifeHref = (type: Life['type']) => (type === '1' ? '/life' : `/life?type=${type}`);
/** Building numbers on the campus plan. */
export const BUILDINGS_OF: Readonly<Record<Life['type'], readonly number[]>> = {
  1: [7, 8, 9, 10],
  2: [1, 4, 6],
  3: [],
};
