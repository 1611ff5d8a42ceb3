import type { BodyItemType } from '@admissions/model';
import { type EditedItem, type EditedItemOf, isSame } from '@admissions/model/merge';

const BLANKS: { [T in BodyItemType]: Omit<EditedItemOf<T>, 'key'> } = {
  heading: { type: 'heading', level: 2, text: '' },
  text: { type: 'text', html: '' },
  image: { type: 'image', image: null },
  gallery: { type: 'gallery', images: [{ image: null }] },
  video: { type: 'video', video: { provider: 'youtube', id: '' } },
  button: { type: 'button', label: '', link: { href: '' } },
  file: { type: 'file', file: null, label: '' },
  table: {
    type: 'table',
    head: ['', ''],
    rows: [
      ['', ''],
      ['', ''],
    ],
  },
  quote: { type: 'quote', text: '' },
  faq: { type: 'faq', items: [{ question: '', answer: '' }] },
  columns: { type: 'columns', image: null, html: '', side: 'left' },
  divider: { type: 'divider' },
};
export const createBlankItem = (type: BodyItemType, key: string): EditedItem =>
  ({ ...structuredClone(BLANKS[type]), key }) as EditedItem;

/** Random key of this many bytes; unlike randomUUID it works without a secure context. */
export const generateKey = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export const generateItemKey = (): string => generateKey(8);

/** Compares two bodies without their keys. */
export const isSameBody = (one: readonly object[], other: readonly object[]): boolean =>
  one.length === other.length &&
  one.every((item, index) => item === other[index] || isSame(omitKey(item), omitKey(other[index])));
const omitKey = (item: object | undefined) => ({ ...item, key: undefined });
