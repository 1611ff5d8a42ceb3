/** The page in an address; anything else counts as the first. */
export function parsePageParam(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** A valid day, or nothing. */
export const parseDay = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** Formats an address without empty values and without page 1. */
export const buildSearchParams = (values: Record<string, string | number>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values)
      .filter(([name, value]) => value !== '' && !(name === 'page' && value === 1))
      .map(([name, value]) => [name, String(value)]),
  );
