import type {
  FileValue,
  ImageValue,
  LinkValue,
  StoredFile,
  StoredImage,
  VideoValue,
} from './values.ts';

/** The content items of a body, in the order of the editor's menu. */
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

/** A content item as the public reads it. */
export type BodyItem = ItemOf<Items<ImageValue, FileValue>>;
/** A content item as staff write it: pictures and files by media id. */
export type StoredBodyItem = ItemOf<Items<StoredImage, StoredFile>>;
/** One content item of a given type, as read. */
export type BodyItemOf<T extends BodyItemType> = Extract<BodyItem, { type: T }>;
/** One content item of a given type, as written. */
export type StoredBodyItemOf<T extends BodyItemType> = Extract<StoredBodyItem, { type: T }>;
