/** Most tags of one rich text; the site's longest has a few hundred. */
export const MAX_TAGS = 4000;
/** Most tags of all rich texts of an entry. */
export const MAX_TAGS_PER_ENTRY = 10_000;
/** Deepest nesting of tags. */
export const MAX_TAG_DEPTH = 50;

export interface MarkupSize {
  tags: number;
  depth: number;
}
// These end implicitly before the next one, so many of them are no depth.
const IMPLICITLY_CLOSED_TAG = /^(p|li|br|hr|img)$/i;
const TAG = /<(\/?)([a-z][a-z0-9]*)?/gi;

/** Counts tags and depth in one pass, to bound the work of the HTML parser. */
export function measureMarkup(html: string): MarkupSize {
  let tags = 0;
  let depth = 0;
  let deepest = 0;
  for (const [, isEnd, name] of html.matchAll(TAG)) {
    if (++tags > MAX_TAGS) break;
    if (!name || IMPLICITLY_CLOSED_TAG.test(name)) continue;
    depth = Math.max(0, depth + (isEnd ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return { tags, depth: deepest };
}

/** The message of excessive markup; null when acceptable. */
export function findMarkupProblem({ tags, depth }: MarkupSize): string | null {
  if (tags > MAX_TAGS) return `validation.tags|max=${MAX_TAGS}`;
  return depth > MAX_TAG_DEPTH ? `validation.depth|max=${MAX_TAG_DEPTH}` : null;
}
