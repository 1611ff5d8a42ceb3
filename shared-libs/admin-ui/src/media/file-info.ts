import type { Media } from '@admissions/protocol/staff';

/** 1536 → "2 KB". */
export const formatBytes = (bytes: number): string =>
  bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1_048_576).toFixed(1)} MB`;

/** 75 → "1:15". */
export const formatDuration = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

/** File extension of a URL in capitals. */
export const getFileExtension = (url: string): string =>
  (/\.(\w+)$/.exec(url)?.[1] ?? '').toUpperCase();

/** Displayed rather than downloaded. */
export const isPicture = ({ kind }: Pick<Media, 'kind'>): boolean =>
  kind === 'image' || kind === 'panorama';

/** URL of the smallest variant. */
export const chooseSmallest = ({ sources, url }: Pick<Media, 'sources' | 'url'>): string =>
  sources.at(-1)?.srcset.trim().split(/[\s,]/)[0] || url;
