import type { BodyItemType } from '../base/body.ts';
import type { FileValue, ImageValue, VideoValue } from '../base/values.ts';
import type { AnyItem } from './any-item.ts';
import type { EditedItem, EditedItemOf } from './edited-item.ts';
import { isKnown } from './edited-item.ts';

/** A picture by media id, with its own focal point only. */
export function storedImage(image: ImageValue): unknown {
  const { media, alt, focal, hasOwnFocal } = image;
  if (media === undefined) return image;
  return { media, alt, ...(hasOwnFocal === true && { focal }) };
}
/** An uploaded film by media id; others unchanged. */
export const storedVideo = (video: VideoValue): unknown =>
  video.provider === 'file' && video.media !== undefined
    ? {
        provider: 'file',
        media: video.media,
        ...(video.captions && { captions: video.captions }),
      }
    : video;
/** A file by media id. */
export const storedFile = (file: FileValue): unknown =>
  file.media === undefined ? file : { media: file.media, label: file.label };

interface StoredItem<T extends BodyItemType> {
  stored(item: EditedItemOf<T>): object;
}
const asItIs = { stored: (item: EditedItem) => item };
/** Converts items for writes; empty optional parts are omitted. */
const STORED_ITEMS: { readonly [T in BodyItemType]: StoredItem<T> } = {
  heading: asItIs,
  text: asItIs,
  image: { stored: (item) => withoutEmpty({ ...item, image: imageOrNone(item.image) }, 'caption') },
  gallery: {
    stored: ({ images, ...item }) => ({
      ...item,
      images: images.map((each) =>
        withoutEmpty({ ...each, image: imageOrNone(each.image) }, 'caption'),
      ),
    }),
  },
  video: {
    stored: (item) => withoutEmpty({ ...item, video: storedVideo(item.video) }, 'caption'),
  },
  button: asItIs,
  file: { stored: (item) => ({ ...item, file: item.file && storedFile(item.file) }) },
  table: { stored: (item) => withoutEmpty(item, 'caption') },
  quote: { stored: (item) => withoutEmpty(item, 'name', 'role') },
  faq: asItIs,
  columns: { stored: (item) => ({ ...item, image: imageOrNone(item.image) }) },
  divider: asItIs,
};

/** Converts a content item; unknown types are unchanged. */
export function storedItem(item: AnyItem): unknown {
  if (!isEdited(item)) return item;
  const type: { stored(item: EditedItem): object } = STORED_ITEMS[item.type];
  return type.stored(item);
}

const isEdited = (item: AnyItem): item is EditedItem & AnyItem => isKnown(item);
const imageOrNone = (image: ImageValue | null) => image && storedImage(image);

function withoutEmpty<I extends object>(item: I, ...names: (keyof I)[]): Partial<I> {
  const left: Partial<I> = { ...item };
  for (const name of names) if (left[name] === '' || left[name] === null) delete left[name];
  return left;
}
