/** The most tags that one rich text may have; the longest text that the site holds has a few hundred. */
export const MOST_TAGS = 4000;
/** The most tags of all the rich texts of an entry together. */
export const MOST_TAGS_OF_ENTRY = 10_000;
/** How deep tags may stand in each other. */
export const DEEPEST = 50;

export interface Markup {
  tags: number;
  depth: number;
}
// These end by themselves where the next one begins, so many of them are long, not deep.
const FLAT = /^(p|li|br|hr|img)$/i;
const TAG = /<(\/?)([a-z][a-z0-9]*)?/gi;

/**
 * How much markup a text has, before anything reads it as HTML: the work of that grows with tags × depth. One pass, which ends where more than `MOST_TAGS`
 * are found. Every `<` counts as a tag, and depth by what is opened and not closed, whatever the names: a bound for the work, not what a browser makes of it.
 */
export function readMarkup(html: string): Markup {
  let tags = 0;
  let depth = 0;
  let deepest = 0;
  for (const [, isEnd, name] of html.matchAll(TAG)) {
    if (++tags > MOST_TAGS) break;
    if (!name || FLAT.test(name)) continue;
    depth = Math.max(0, depth + (isEnd ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return { tags, depth: deepest };
}

/** What is wrong with this much markup, as a message of a schema; null when it can be cleaned in a moment. */
export function markupProblem({ tags, depth }: Markup): string | null {
  if (tags > MOST_TAGS) return `validation.tags|max=${MOST_TAGS}`;
  return depth > DEEPEST ? `validation.depth|max=${DEEPEST}` : null;
}
