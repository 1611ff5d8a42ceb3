/** The page in an address; anything else counts as the first. */
export function parsePageParam(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** A valid day in an address, or nothing. */
export function parseDayParam(search: URLSearchParams, name: string): string {
  const day = search.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : '';
}

/** Formats an address without empty values and without page 1. */
export const buildSearchParams = (values: Record<string, string | number>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values)
      .filter(([name, value]) => value !== '' && !(name === 'page' && value === 1))
      .map(([name, value]) => [name, String(value)]),
  );
