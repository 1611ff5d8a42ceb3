import { UPLOADED_FILM } from '@admissions/model';
import type { MediaKind } from '@admissions/protocol/staff';

/** Recursive; ids, and file names where a video is stored by address. */
export function collectMedia(
  value: unknown,
  found = new Set<number | string>(),
): ReadonlySet<number | string> {
  if (typeof value !== 'object' || value === null) return found;
  const { media, provider, url } = value as { media?: unknown; provider?: unknown; url?: unknown };
  if (typeof media === 'number') found.add(media);
  const file =
    provider === 'file' && typeof url === 'string' ? UPLOADED_FILM.exec(url)?.[1] : undefined;
  if (file) found.add(file);
  for (const inner of Object.values(value)) collectMedia(inner, found);
  return found;
}

const PICTURE_KINDS: readonly MediaKind[] = ['image', 'panorama'];

/** Pictures only where there is an alternative text, videos only in video fields. */
export function hasAllowedMediaKinds(
  value: unknown,
  found: ReadonlyMap<number, { kind: MediaKind }>,
): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const { media, provider } = value as { media?: unknown; provider?: unknown };
  if (typeof media === 'number') {
    const kind = found.get(media)?.kind;
    if (kind && provider === 'file' && kind !== 'video') return false;
    if (kind && 'alt' in value && !PICTURE_KINDS.includes(kind)) return false;
  }
  return Object.values(value).every((inner) => hasAllowedMediaKinds(inner, found));
}
