import type { BodyItem, BodyItemType, FileValue, ImageValue } from '@admissions/contracts';
import { BODY_ITEM_TYPES } from '@admissions/contracts';

// While it is edited, a picture or file may not have been chosen yet.
type Unfinished<T> = T extends ImageValue | FileValue
  ? T | null
  : T extends (infer E)[]
    ? Unfinished<E>[]
    : T extends object
      ? { [K in keyof T]: Unfinished<T[K]> }
      : T;

/** A content item in the editor: its pictures and files may still be missing, and its key always stands. */
export type EditedItem = Unfinished<BodyItem> & { key: string };
/** A content item of a given type in the editor. */
export type EditedItemOf<T extends BodyItemType> = Extract<EditedItem, { type: T }>;

/** Whether this version of the editor knows the item's type; others are kept as they are. */
export const isKnown = ({ type }: { type: string }): boolean =>
  (BODY_ITEM_TYPES as readonly string[]).includes(type);

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
/** A new content item. */
export const blankItem = (type: BodyItemType, key: string): EditedItem =>
  ({ ...structuredClone(BLANKS[type]), key }) as EditedItem;

/** A key for a new item; works without a secure context, unlike randomUUID. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Whether two bodies say the same; keys do not count. */
export const isSameBody = (one: readonly object[], other: readonly object[]): boolean =>
  one.length === other.length &&
  one.every((item, index) =>
    isSame({ ...item, key: undefined }, { ...other[index], key: undefined }),
  );
// Walked rather than written out and compared: this happens at every key press, for every item.
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
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return (
    Object.keys(left).every((name) => isSame(left[name], right[name])) &&
    Object.keys(right).every((name) => right[name] === undefined || name in left)
  );
}
