const NEAR = 2;

/** Page numbers to offer: first, last and around the current one; null is a gap. */
export function pagesAround(current: number, pages: number): (number | null)[] {
  const offered = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= NEAR,
  );
  return offered.flatMap((page, at) => {
    const missing = page - (offered[at - 1] ?? page - 1) - 1;
    if (missing === 0) return [page];
    return [missing === 1 ? page - 1 : null, page];
  });
}
