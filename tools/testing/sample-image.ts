import type { ImageValue } from '@admissions/model';

/** A picture as the API returns it. */
export const createImage = (more: Partial<ImageValue> = {}): ImageValue => ({
  media: 7,
  url: '/media/a.webp',
  alt: '校園',
  width: 4,
  height: 3,
  focal: { x: 0.5, y: 0.5 },
  placeholder: '',
  sources: [],
  ...more,
});
