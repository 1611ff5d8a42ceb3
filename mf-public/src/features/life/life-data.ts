import type { EntryOf, Localised } from '@admissions/model';
import type { life } from '@admissions/model/kinds';

export type Life = EntryOf<typeof life>;
export type LifeCard = Omit<Life, 'body'>;
export const LIFE_NAMES = {
  1: { 'zh-TW': '住宿與休閒', en: 'Dorm and leisure' },
  2: { 'zh-TW': '輔導與學習', en: 'Tutoring and learning' },
  3: { 'zh-TW': '城市生活', en: 'City life' },
} satisfies Record<Life['type'], Localised>;
export const LIFE_LEADS = {
  1: {
    'zh-TW': '住在哪裡、吃什麼、晚上去哪裡動一動。',
    en: 'Where to live, what to eat, where to move in the evening.',
  },
  2: {
    'zh-TW': '跟不上、選不定、想多學一點，都有人可以找。',
    en: 'Behind, undecided, or eager for more: there is somebody to ask.',
  },
  3: {
    'zh-TW': '校門外的中壢與桃園，四年慢慢走。',
    en: 'Zhongli and Taoyuan outside the gate: four years to stroll through.',
  },
} satisfies Record<Life['type'], Localised>;
export const lifeHref = (type: Life['type']) => (type === '1' ? '/life' : `/life?type=${type}`);
/** The buildings of the campus plan, by their numbers, in which it takes place. */
export const BUILDINGS_OF: Readonly<Record<Life['type'], readonly number[]>> = {
  1: [7, 8, 9, 10],
  2: [1, 4, 6],
  3: [],
};
