/** ItemList (schema.org). */
export const listData = (name: string, entries: readonly { title: string; url: string }[]) => ({
  '@type': 'ItemList',
  name,
  itemListElement: entries.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url,
  })),
});
