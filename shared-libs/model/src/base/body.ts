import type {
  FileValue,
  ImageValue,
  LinkValue,
  StoredFile,
  StoredImage,
  VideoValue,
} from './values.ts';

/** Types of content items, in the order of the editor's menu. */
export const BODY_ITEM_TYPES = [
  'heading',
  'text',
  'image',
  'gallery',
  'video',
  'button',
  'file',
  'table',
  'quote',
  'faq',
  'columns',
  'divider',
] as const;
export type BodyItemType = (typeof BODY_ITEM_TYPES)[number];

interface Items<Image, File> {
  heading: { level: 2 | 3; text: string };
  /** `html` is sanitised rich text. */
  text: { html: string };
  image: { image: Image; caption?: string };
  gallery: { images: { image: Image; caption?: string }[] };
  video: { video: VideoValue; caption?: string };
  button: { label: string; link: LinkValue };
  file: { file: File; label: string };
  table: { caption?: string; head: string[]; rows: string[][] };
  quote: { text: string; name?: string; role?: string };
  faq: { items: { question: string; answer: string }[] };
  columns: { image: Image; html: string; side: 'left' | 'right' };
  divider: Record<never, never>;
}
type ItemOf<I> = {
  [T in keyof I]: { type: T /** Stable while edited; never shown. */; key?: string } & I[T];
}[keyof I];

/** A content item for visitors. */
export type BodyItem = ItemOf<Items<ImageValue, FileValue>>;
/** A content item as staff send it: pictures and files by media id. */
export type StoredBodyItem = ItemOf<Items<StoredImage, StoredFile>>;
/** A content item of a given type, as read. */
export type BodyItemOf<T extends BodyItemType> = Extract<BodyItem, { type: T }>;

/** Type of a part of a content item. */
export type BodyPartType =
  | 'text'
  | 'html'
  | 'level'
  | 'side'
  | 'picture'
  | 'link'
  | 'video'
  | 'file'
  /** From a version with other items. */
  | 'unknown';
export interface BodyPart {
  type: BodyPartType;
  value: unknown;
}
type Shape = BodyPartType | { readonly [part: string]: Shape };
const ITEM_SHAPES: {
  readonly [T in BodyItemType]: Readonly<Record<keyof Items<ImageValue, FileValue>[T], Shape>>;
} = {
  heading: { level: 'level', text: 'text' },
  text: { html: 'html' },
  image: { image: 'picture', caption: 'text' },
  gallery: { images: { image: 'picture', caption: 'text' } },
  video: { video: 'video', caption: 'text' },
  button: { label: 'text', link: 'link' },
  file: { file: 'file', label: 'text' },
  table: { caption: 'text', head: 'text', rows: 'text' },
  quote: { text: 'text', name: 'text', role: 'text' },
  faq: { items: { question: 'text', answer: 'text' } },
  columns: { image: 'picture', html: 'html', side: 'side' },
  divider: {},
};

type Item = Readonly<Record<string, unknown>>;
type Convert = (type: BodyPartType, value: unknown, name: string) => unknown;

/** A content item with converted parts. */
export function mapBodyParts({ type, key, ...parts }: Item, convert: Convert) {
  const shapes: Readonly<Record<string, Shape>> = ITEM_SHAPES;
  const shape = Object.hasOwn(shapes, String(type)) ? shapes[String(type)] : undefined;
  return { type, key, ...(mapParts(shape ?? {}, parts, convert, '') as Item) };
}
function mapParts(shape: Shape, value: unknown, convert: Convert, name: string): unknown {
  if (Array.isArray(value)) return value.map((each) => mapParts(shape, each, convert, name));
  if (typeof shape === 'string') return convert(shape, value, name);
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([part, inner]) => [
      part,
      mapParts(shape[part] ?? 'unknown', inner, convert, part),
    ]),
  );
}

/** The non-empty parts of a content item, in its own order. */
export function listBodyParts(item: Item) {
  const found: BodyPart[] = [];
  mapBodyParts(item, (type, value) => {
    if (value !== null && value !== undefined && value !== '') found.push({ type, value });
  });
  return found;
}
