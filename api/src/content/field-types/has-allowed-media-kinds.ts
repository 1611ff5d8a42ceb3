import type { MediaKind } from '@admissions/protocol/staff';

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
