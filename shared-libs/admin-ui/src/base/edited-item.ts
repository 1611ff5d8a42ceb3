import type { BodyItemType } from '@admissions/model';
import type { EditedItem, EditedItemOf } from '@admissions/model/merge';

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
  one.every((item, index) =>
    isSame({ ...item, key: undefined }, { ...other[index], key: undefined }),
  );
// Recursive instead of JSON: runs for every item at every key press.
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (
    typeof one !== 'object' ||
    typeof other !== 'object' ||
    one === null ||
    other === null ||
    Array.isArray(one) !== Array.isArray(other)
  )
    return false;
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  return (
    Object.keys(left).every((name) => isSame(left[name], right[name])) &&
    Object.keys(right).every((name) => right[name] === undefined || name in left)
  );
}
