import {
  BODY_ITEM_TYPES,
  type BodyPartType,
  type FileValue,
  type ImageValue,
  type RelationValue,
  type StoredFile,
  type StoredImage,
  type VideoValue,
} from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { mapBodyParts } from '@admissions/model/merge';

/** Converts the parts of a stored value for an answer. */
export interface Reader {
  html(stored: string): string;
  image(stored: StoredImage): ImageValue | null;
  file(stored: StoredFile): FileValue | null;
  video(stored: VideoValue): VideoValue | null;
  /** A relation inside a list; null when the reader may not see its target. */
  relation(to: KindId, id: number): RelationValue | null;
  /** Whether content items of unknown types are retained. */
  preservesUnknown: boolean;
}
/** A content item as stored. */
export type Item = Record<string, unknown>;

/** Null for an item without content. */
export function readItem(item: Item, reader: Reader): Item | null {
  if (!(BODY_ITEM_TYPES as readonly unknown[]).includes(item.type))
    return reader.preservesUnknown ? item : null;
  const { key, ...shown }: Item = mapBodyParts(item, (type, value) =>
    readPart(type, value, reader),
  );
  if (!isComplete(shown)) return null;
  return {
    ...shown,
    ...(Array.isArray(shown.images) && { images: shown.images.filter(isComplete) }),
    ...(reader.preservesUnknown && key !== undefined && { key }),
  };
}
function readPart(type: BodyPartType, value: unknown, reader: Reader) {
  switch (type) {
    case 'html':
      return reader.html(value as string);
    case 'picture':
      return reader.image(value as StoredImage);
    case 'video':
      return reader.video(value as VideoValue);
    case 'file':
      return reader.file(value as StoredFile);
    default:
      return value;
  }
}
/** Whether none of its files is missing. */
const isComplete = (record: Item) =>
  !['image', 'video', 'file'].some((part) => record[part] === null);
