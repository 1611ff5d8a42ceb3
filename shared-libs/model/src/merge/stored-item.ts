import { BODY_ITEM_TYPES, type BodyItem, type BodyItemType } from '../base/body.ts';
import type { FileValue, ImageValue, VideoValue } from '../base/values.ts';
import type { AnyItem } from './any-item.ts';

/** A picture by media id, with its own focal point only. */
export function toStoredImage(image: ImageValue): unknown {
  const { media, alt, focal, hasOwnFocal } = image;
  if (media === undefined) return image;
  return { media, alt, ...(hasOwnFocal === true && { focal }) };
}
/** An uploaded film by media id; others unchanged. */
export const toStoredVideo = (video: VideoValue): unknown =>
  video.provider === 'file' && video.media !== undefined
    ? {
        provider: 'file',
        media: video.media,
        ...(video.captions && { captions: video.captions }),
      }
    : video;
/** A file by media id. */
export const toStoredFile = (file: FileValue): unknown =>
  file.media === undefined ? file : { media: file.media, label: file.label };

interface ItemConverter<T extends BodyItemType> {
  toStored(item: EditedItemOf<T>): object;
}
const UNCHANGED = { toStored: (item: EditedItem) => item };
/** Converts items for writes; empty optional parts are omitted. */
const ITEM_CONVERTERS: { readonly [T in BodyItemType]: ItemConverter<T> } = {
  heading: UNCHANGED,
  text: UNCHANGED,
  image: {
    toStored: (item) => withoutEmpty({ ...item, image: toOptionalImage(item.image) }, 'caption'),
  },
  gallery: {
    toStored: ({ images, ...item }) => ({
      ...item,
      images: images.map((each) =>
        withoutEmpty({ ...each, image: toOptionalImage(each.image) }, 'caption'),
      ),
    }),
  },
  video: {
    toStored: (item) => withoutEmpty({ ...item, video: toStoredVideo(item.video) }, 'caption'),
  },
  button: UNCHANGED,
  file: { toStored: (item) => ({ ...item, file: item.file && toStoredFile(item.file) }) },
  table: { toStored: (item) => withoutEmpty(item, 'caption') },
  quote: { toStored: (item) => withoutEmpty(item, 'name', 'role') },
  faq: UNCHANGED,
  columns: { toStored: (item) => ({ ...item, image: toOptionalImage(item.image) }) },
  divider: UNCHANGED,
};

/** Converts a content item; unknown types are unchanged. */
export function toStoredItem(item: AnyItem): unknown {
  if (!isEdited(item)) return item;
  const converter: { toStored(item: EditedItem): object } = ITEM_CONVERTERS[item.type];
  return converter.toStored(item);
}

const isEdited = (item: AnyItem): item is EditedItem & AnyItem => isKnownType(item);
const toOptionalImage = (image: ImageValue | null) => image && toStoredImage(image);

function withoutEmpty<I extends object>(item: I, ...names: (keyof I)[]): Partial<I> {
  const remaining: Partial<I> = { ...item };
  for (const name of names)
    if (remaining[name] === '' || remaining[name] === null) delete remaining[name];
  return remaining;
}

// A picture or file may still be missing.
type Unfinished<T> = T extends ImageValue | FileValue
  ? T | null
  : T extends (infer E)[]
    ? Unfinished<E>[]
    : T extends object
      ? { [K in keyof T]: Unfinished<T[K]> }
      : T;

/** A content item in the editor, with a key and possibly without files. */
export type EditedItem = Unfinished<BodyItem> & { key: string };
/** A content item of a type in the editor. */
export type EditedItemOf<T extends BodyItemType> = Extract<EditedItem, { type: T }>;

/** Whether this version knows the type; other items are preserved. */
export const isKnownType = ({ type }: { type: string }) =>
  (BODY_ITEM_TYPES as readonly string[]).includes(type);
