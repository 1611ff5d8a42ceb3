import {
  BODY_ITEM_TYPES,
  type BodyItem,
  type BodyItemType,
  type BodyPartType,
  mapBodyParts,
} from '../base/body.ts';
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

/** Texts that are omitted when empty. */
const OPTIONAL_TEXTS: readonly string[] = ['caption', 'name', 'role'];

/** Converts a content item for writes; unknown types are unchanged. */
export const toStoredItem = (item: AnyItem) =>
  isKnownType(item) ? mapBodyParts(item, toStoredPart) : item;

function toStoredPart(type: BodyPartType, value: unknown, name: string) {
  if (!value) return OPTIONAL_TEXTS.includes(name) ? undefined : value;
  switch (type) {
    case 'picture':
      return toStoredImage(value as ImageValue);
    case 'video':
      return toStoredVideo(value as VideoValue);
    case 'file':
      return toStoredFile(value as FileValue);
    default:
      return value;
  }
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
