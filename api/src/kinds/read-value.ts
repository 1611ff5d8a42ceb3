import type {
  Field,
  FileValue,
  ImageValue,
  LinkValue,
  RelationValue,
  StoredFile,
  StoredImage,
  VideoValue,
} from '@admissions/contracts';
import { BODY_ITEM_TYPES } from '@admissions/contracts';
import type { KindId } from '@admissions/contracts/kinds';

/** How the parts of a stored value are turned into what is read. */
export interface Reader {
  html(stored: string): string;
  image(stored: StoredImage): ImageValue | null;
  file(stored: StoredFile): FileValue | null;
  video(stored: VideoValue): VideoValue | null;
  /** A relation inside a list; none when it points to what the reader may not see. */
  relation(to: KindId, id: number): RelationValue | null;
  /** Whether content items of a type that is not known (any more) are kept. */
  keepsUnknown: boolean;
}
type Plain = Record<string, unknown>;

/** A stored value as it is read: pictures and files with their addresses, rich text cleaned. Relations of an entry itself are read by the query. */
export function readValue(field: Field, stored: unknown, reader: Reader): unknown {
  if (stored === null || stored === undefined) return null;
  switch (field.type) {
    case 'richText':
      return reader.html(stored as string);
    case 'image':
      return reader.image(stored as StoredImage);
    case 'panorama':
      return 'media' in (stored as Plain)
        ? reader.image(stored as StoredImage)
        : (stored as LinkValue);
    case 'relation':
      return reader.relation(field.to, stored as number);
    case 'video':
      return reader.video(stored as VideoValue);
    case 'files':
      return (stored as StoredFile[])
        .map((each) => reader.file(each))
        .filter((each) => each !== null);
    case 'items':
      return (stored as Plain[])
        .map((item) => readItem(item, reader))
        .filter((item) => item !== null);
    case 'list':
      return (stored as unknown[]).map((each) => readListItem(field.item, each, reader));
    default:
      return stored;
  }
}

function readListItem(
  item: Readonly<Record<string, Field>>,
  stored: unknown,
  reader: Reader,
): unknown {
  const single = item[''];
  if (single) return readValue(single, stored, reader);
  return Object.fromEntries(
    Object.entries(item).map(([name, field]) => [
      name,
      readValue(field, (stored as Plain)[name], reader),
    ]),
  );
}

function readItem(item: Plain, reader: Reader): Plain | null {
  const { key: _key, ...shown } = item;
  const kept = reader.keepsUnknown ? item : shown;
  switch (item.type) {
    case 'text':
      return { ...kept, html: reader.html(item.html as string) };
    case 'image':
      return withImage(kept, reader);
    case 'columns':
      return withImage({ ...kept, html: reader.html(item.html as string) }, reader);
    case 'gallery':
      return {
        ...kept,
        images: (item.images as Plain[])
          .map((each) => withImage(each, reader))
          .filter((each) => each !== null),
      };
    case 'video': {
      const video = reader.video(item.video as VideoValue);
      return video && { ...kept, video };
    }
    case 'file': {
      const file = reader.file(item.file as StoredFile);
      return file && { ...kept, file };
    }
    default:
      return reader.keepsUnknown || (BODY_ITEM_TYPES as readonly unknown[]).includes(item.type)
        ? kept
        : null;
  }
}
function withImage(holder: Plain, reader: Reader): Plain | null {
  const image = reader.image(holder.image as StoredImage);
  return image && { ...holder, image };
}
