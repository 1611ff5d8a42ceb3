const removeWeakPrefix = (tag: string) => tag.replace(/^W\//, '');

/** Whether If-None-Match contains this ETag; a weak tag of a compressing front is equal. */
export function matchesEtag(header: string | undefined, etag: string) {
  if (header === undefined) return false;
  if (header === etag) return true;
  const expected = removeWeakPrefix(etag);
  return header
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || removeWeakPrefix(each) === expected);
}
