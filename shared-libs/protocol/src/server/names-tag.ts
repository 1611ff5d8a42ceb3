const withoutWeak = (tag: string) => tag.replace(/^W\//, '');

/**
 * Whether If-None-Match names an answer with this ETag. A tag that a front on the way made weak, because it compressed the answer, is the same one;
 * `*` is any.
 */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  const wanted = withoutWeak(etag);
  return header
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || withoutWeak(each) === wanted);
}
