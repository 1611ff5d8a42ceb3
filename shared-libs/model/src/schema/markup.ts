/** Most tags of one rich text; the site's longest has a few hundred. */
export const MOST_TAGS = 4000;
/** Most tags of all rich texts of an entry. */
export const MOST_TAGS_OF_ENTRY = 10_000;
/** Deepest nesting of tags. */
export const DEEPEST = 50;

export interface Markup {
  tags: number;
  depth: number;
}
// These end implicitly before the next one, so many of them are no depth.
const FLAT = /^(p|li|br|hr|img)$/i;
const TAG = /<(\/?)([a-z][a-z0-9]*)?/gi;

/** Counts tags and depth in one pass, to bound the work of the HTML parser. */
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

/** The message of excessive markup; null when acceptable. */
export function markupProblem({ tags, depth }: Markup): string | null {
  if (tags > MOST_TAGS) return `validation.tags|max=${MOST_TAGS}`;
  return depth > DEEPEST ? `validation.depth|max=${DEEPEST}` : null;
}
