import type { ImageValue } from '@admissions/model';
import type { Media } from '@admissions/protocol/staff';

/** A chosen item with its alternative text: '' decorative, undefined missing. */
export interface Picked {
  media: Media;
  alt: string | undefined;
}

/** A picture in the shape of a form; the schema reports a missing alternative text. */
export function toImageValue({ media, alt }: Picked): ImageValue {
  const { id, url, width, height, placeholder, sources, focal } = media;
  const image = { media: id, url, width, height, placeholder, sources, focal };
  return alt === undefined ? (image as ImageValue) : { ...image, alt };
}
