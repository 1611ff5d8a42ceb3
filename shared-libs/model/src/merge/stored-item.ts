import type { BodyItemType } from '../base/body.ts';
import type { FileValue, ImageValue, VideoValue } from '../base/values.ts';
import type { AnyItem } from './any-item.ts';
import type { EditedItem, EditedItemOf } from './edited-item.ts';
import { isKnownType } from './edited-item.ts';

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

interface StoredItem<T extends BodyItemType> {
  stored(item: EditedItemOf<T>): object;
}
const UNCHANGED = { stored: (item: EditedItem) => item };
/** Converts items for writes; empty optional parts are omitted. */
const STORED_ITEMS: { readonly [T in BodyItemType]: StoredItem<T> } = {
  heading: UNCHANGED,
  text: UNCHANGED,
  image: {
    stored: (item) => withoutEmpty({ ...item, image: toOptionalImage(item.image) }, 'caption'),
  },
  gallery: {
    stored: ({ images, ...item }) => ({
      ...item,
      images: images.map((each) =>
        withoutEmpty({ ...each, image: toOptionalImage(each.image) }, 'caption'),
      ),
    }),
  },
  video: {
    stored: (item) => withoutEmpty({ ...item, video: toStoredVideo(item.video) }, 'caption'),
  },
  button: UNCHANGED,
  file: { stored: (item) => ({ ...item, file: item.file && toStoredFile(item.file) }) },
  table: { stored: (item) => withoutEmpty(item, 'caption') },
  quote: { stored: (item) => withoutEmpty(item, 'name', 'role') },
  faq: UNCHANGED,
  columns: { stored: (item) => ({ ...item, image: toOptionalImage(item.image) }) },
  divider: UNCHANGED,
};

/** Converts a content item; unknown types are unchanged. */
export function toStoredItem(item: AnyItem): unknown {
  if (!isEdited(item)) return item;
  const type: { stored(item: EditedItem): object } = STORED_ITEMS[item.type];
  return type.stored(item);
}

const isEdited = (item: AnyItem): item is EditedItem & AnyItem => isKnownType(item);
const toOptionalImage = (image: ImageValue | null) => image && toStoredImage(image);

function withoutEmpty<I extends object>(item: I, ...names: (keyof I)[]): Partial<I> {
  const remaining: Partial<I> = { ...item };
  for (const name of names)
    if (remaining[name] === '' || remaining[name] === null) delete remaining[name];
  return remaining;
}
