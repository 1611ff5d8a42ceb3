import type { AnyKind, StoredFile, StoredImage } from '@admissions/contracts';
import { fileValueOf, imageValueOf } from '../features/media/image-values.ts';
import type { MediaLibrary } from '../features/media/media-library.ts';
import type { MediaRow } from '../features/media/media-tables.ts';
import { cleanHtml } from './clean-html.ts';
import type { Reader } from './read-value.ts';
import { readValue } from './read-value.ts';

export type Row = Readonly<Record<string, unknown>>;
/** `titles` of related entries come along under this name. */
export const titleKeyOf = (field: string) => `${field}$title`;

const PUBLIC_FIELDS = ['id', 'sort', 'updatedAt'];
const STAFF_FIELDS = ['id', 'status', 'publishAt', 'unpublishAt', 'sort', 'createdAt', 'updatedAt', 'updatedBy', 'revision', 'deletedAt'];

export interface ReadOptions {
  kind: AnyKind;
  media: MediaLibrary;
  /** Staff see everything, and pictures with their media id. */
  staff: boolean;
}

/** Rows as they are answered; the pictures of all of them are looked up at once. */
export async function readEntries(rows: readonly Row[], { kind, media, staff }: ReadOptions): Promise<Record<string, unknown>[]> {
  const found = await media.imagesOf(mediaIdsOf(kind, rows));
  const reader = readerOf(found, staff);
  const common = staff ? STAFF_FIELDS : PUBLIC_FIELDS;
  return rows.map((row) => {
    const fields = Object.entries(kind.fields).filter(([name]) => name in row);
    return {
      ...Object.fromEntries(common.map((name) => [name, row[name]])),
      ...Object.fromEntries(fields.map(([name, field]) => [name, field.type === 'relation' ? relationOf(row, name) : readValue(field, row[name], reader)])),
    };
  });
}

/** The media that these rows show. */
export function mediaIdsOf(kind: AnyKind, rows: readonly Row[]): number[] {
  const ids = new Set<number>();
  const note = ({ media }: StoredImage | StoredFile) => {
    ids.add(media);
    return null;
  };
  const collector: Reader = { html: (html) => html, image: note, file: note, keepsUnknown: true };
  for (const row of rows) for (const [name, field] of Object.entries(kind.fields)) if (name in row) readValue(field, row[name], collector);
  return [...ids];
}

function readerOf(found: ReadonlyMap<number, MediaRow>, staff: boolean): Reader {
  return {
    html: cleanHtml,
    image(stored) {
      const row = found.get(stored.media);
      return row ? { ...imageValueOf(stored, row), ...(staff && { media: stored.media }) } : null;
    },
    file(stored) {
      const row = found.get(stored.media);
      return row ? { ...fileValueOf(stored, row), ...(staff && { media: stored.media }) } : null;
    },
    keepsUnknown: staff,
  };
}

function relationOf(row: Row, name: string) {
  const title = row[titleKeyOf(name)];
  return row[name] === null || title === null || title === undefined ? null : { id: row[name], title };
}
