import type { Media, MediaEdit } from '@admissions/protocol/staff';

/** What an editor can say of an item; decorative is said of the place, not of the item. */
export interface MediaFormValues {
  name: string;
  alt: string;
  isDecorative: boolean;
  focal: { x: number; y: number };
  tags: readonly string[];
}

/** The facts of an item; without an alternative text of its own it gets the usual one of the place. */
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

/** What was typed, on top of a newer state of the same item. */
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

/** What has to be written so that the item says the same. */
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
