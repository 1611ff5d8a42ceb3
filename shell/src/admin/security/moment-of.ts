/** A moment (ISO 8601) for people: 2026/11/21 09:30, Taipei. */
export const momentOf = (iso: string): string =>
  new Date(Date.parse(iso) + 8 * 3_600_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
    .replaceAll('-', '/');
