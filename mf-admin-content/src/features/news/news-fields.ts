/** The facts of a news item, in the order of the form; its body has a page of its own. */
export const NEWS_FACTS = [
  'title',
  'category',
  'date',
  'summary',
  'pic',
  'link',
  'pinned',
] as const;
export const NEWS_FIELDS = [...NEWS_FACTS, 'body'] as const;
