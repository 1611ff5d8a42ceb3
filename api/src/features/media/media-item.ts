import type { Media } from '@admissions/protocol/staff';
import { CENTRE, mediaUrl, toSources } from '../../content/read/image-values.ts';
import type { MediaRow } from './media-tables.ts';

export const toMedia = (
  row: MediaRow,
  { createdBy, uses, mayChange }: Pick<Media, 'createdBy' | 'uses' | 'mayChange'>,
): Media => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  url: mediaUrl(row.file),
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  sources: toSources(row.variants),
  size: row.size,
  type: row.type,
  duration: row.duration,
  alt: row.alt,
  tags: row.tags,
  focal: row.focal ?? CENTRE,
  crop: row.crop,
  original: describeOriginal(row),
  uses,
  createdAt: row.createdAt,
  createdBy,
  updatedAt: row.updatedAt,
  revision: row.revision,
  mayChange,
});

function describeOriginal({ kind, original, file, width, height }: MediaRow): Media['original'] {
  if (kind !== 'image' && kind !== 'panorama') return null;
  return original
    ? { url: mediaUrl(original.file), width: original.width, height: original.height }
    : { url: mediaUrl(file), width, height };
}
