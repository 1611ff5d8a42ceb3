import { UPLOADED_FILM } from '@admissions/model';

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
