import type { Media, MediaEdit } from '@admissions/protocol/staff';

/** Editable values of an item; decorative applies to one use, not to the item. */
export interface MediaFormValues {
  name: string;
  alt: string;
  isDecorative: boolean;
  focal: { x: number; y: number };
  tags: readonly string[];
}

/** Form values of an item; the alternative text defaults to that of the current use. */
export const toMediaFormValues = (
  { name, alt, focal, tags }: Media,
  usualAlt: string,
): MediaFormValues => ({
  name,
  alt: alt || usualAlt,
  isDecorative: false,
  focal,
  tags,
});

/** Typed values on top of a newer state of the same item. */
export function rebaseFormValues(
  values: MediaFormValues,
  before: MediaFormValues,
  after: MediaFormValues,
): MediaFormValues {
  const isFocalMine = values.focal.x !== before.focal.x || values.focal.y !== before.focal.y;
  return {
    name: values.name === before.name ? after.name : values.name,
    alt: values.alt === before.alt ? after.alt : values.alt,
    isDecorative: values.isDecorative,
    focal: isFocalMine ? values.focal : after.focal,
    tags: isSame(values.tags, before.tags) ? after.tags : values.tags,
  };
}

/** Changes to send, relative to the stored item. */
export function collectChanges(
  { name, alt, isDecorative, focal, tags }: MediaFormValues,
  media: Media,
): Omit<MediaEdit, 'revision'> {
  return {
    ...(name.trim() !== '' && name.trim() !== media.name && { name: name.trim() }),
    ...(!isDecorative && alt.trim() !== media.alt && { alt: alt.trim() }),
    ...((focal.x !== media.focal.x || focal.y !== media.focal.y) && { focal }),
    ...(!isSame(tags, media.tags) && { tags: [...tags] }),
  };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.join('\n') === other.join('\n');
