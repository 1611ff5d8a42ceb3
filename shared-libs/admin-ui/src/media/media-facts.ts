import type { Media, MediaEdit } from '@admissions/protocol/staff';

/** What an editor can say of an item; decorative is said of the place, not of the item. */
export interface MediaFacts {
  name: string;
  alt: string;
  isDecorative: boolean;
  focal: { x: number; y: number };
  tags: readonly string[];
}

/** The facts of an item; without an alternative text of its own it gets the usual one of the place. */
export const toMediaFacts = ({ name, alt, focal, tags }: Media, usualAlt: string): MediaFacts => ({
  name,
  alt: alt || usualAlt,
  isDecorative: false,
  focal,
  tags,
});

/** What was typed, on top of a newer state of the same item. */
export function rebasedFacts(facts: MediaFacts, before: MediaFacts, after: MediaFacts): MediaFacts {
  const isFocalMine = facts.focal.x !== before.focal.x || facts.focal.y !== before.focal.y;
  return {
    name: facts.name === before.name ? after.name : facts.name,
    alt: facts.alt === before.alt ? after.alt : facts.alt,
    isDecorative: facts.isDecorative,
    focal: isFocalMine ? facts.focal : after.focal,
    tags: isSame(facts.tags, before.tags) ? after.tags : facts.tags,
  };
}

/** What has to be written so that the item says the same. */
export function changesIn(
  { name, alt, isDecorative, focal, tags }: MediaFacts,
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
