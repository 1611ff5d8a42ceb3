import {
  BODY_ITEM_TYPES,
  type FileValue,
  type ImageValue,
  type RelationValue,
  type StoredFile,
  type StoredImage,
  type VideoValue,
} from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';

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
  const { key: _key, ...shown } = item;
  const base = reader.preservesUnknown ? item : shown;
  switch (item.type) {
    case 'text':
      return { ...base, html: reader.html(item.html as string) };
    case 'image':
      return withImage(base, reader);
    case 'columns':
      return withImage({ ...base, html: reader.html(item.html as string) }, reader);
    case 'gallery':
      return {
        ...base,
        images: (item.images as Item[])
          .map((each) => withImage(each, reader))
          .filter((each) => each !== null),
      };
    case 'video': {
      const video = reader.video(item.video as VideoValue);
      return video && { ...base, video };
    }
    case 'file': {
      const file = reader.file(item.file as StoredFile);
      return file && { ...base, file };
    }
    default:
      return reader.preservesUnknown || (BODY_ITEM_TYPES as readonly unknown[]).includes(item.type)
        ? base
        : null;
  }
}
function withImage(holder: Item, reader: Reader): Item | null {
  const image = reader.image(holder.image as StoredImage);
  return image && { ...holder, image };
}
