import type { ImageValue } from '@admissions/model';
import type { Media } from '@admissions/protocol/staff';

/** An item that was chosen, with the alternative text for the place: '' decorative, undefined still to be written. */
export interface Picked {
  media: Media;
  alt: string | undefined;
}

/** A chosen picture as a form holds it; without an alternative text the schema asks for one. */
export function toImageValue({ media, alt }: Picked): ImageValue {
  const { id, url, width, height, placeholder, sources, focal } = media;
  const image = { media: id, url, width, height, placeholder, sources, focal };
  return alt === undefined ? (image as ImageValue) : { ...image, alt };
}
