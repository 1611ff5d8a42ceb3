/** First, last, current and neighbouring page numbers; null is a gap. */
export function listPages(current: number, last: number): (number | null)[] {
  const candidates = [1, current - 1, current, current + 1, last].filter(
    (page) => page >= 1 && page <= last,
  );
  const pages = [...new Set(candidates)].sort((one, other) => one - other);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return [page - before === 2 ? page - 1 : null, page];
  });
}
