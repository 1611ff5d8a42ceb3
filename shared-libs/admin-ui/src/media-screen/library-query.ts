import { AREAS } from '@admissions/model';
import { MEDIA_KINDS, MEDIA_ORDERS } from '@admissions/protocol/staff';
import type { LibraryQuery } from '../media/use-library.ts';
import { DEFAULT_QUERY } from '../media/use-library.ts';

const DEFAULTS: LibraryQuery = { ...DEFAULT_QUERY, type: '' };
const CHOICES: Record<string, readonly string[]> = {
  type: MEDIA_KINDS,
  order: MEDIA_ORDERS,
  used: ['yes', 'no'],
  alt: ['missing'],
  area: AREAS,
};

/** Parses the URL; invalid values are ignored. */
export function parseLibraryQuery(params: URLSearchParams): LibraryQuery {
  const chosen = Object.keys(CHOICES).filter((name) =>
    CHOICES[name]?.includes(params.get(name) ?? ''),
  );
  return {
    ...DEFAULTS,
    ...Object.fromEntries(chosen.map((name) => [name, params.get(name)])),
    text: params.get('text') ?? '',
    tag: params.get('tag') ?? '',
    page: Math.max(1, Math.min(100_000, Math.trunc(Number(params.get('page')) || 1))),
  };
}

/** The same as query parameters, without default values. */
export function formatLibraryQuery(query: LibraryQuery, view: string): URLSearchParams {
  const usual: Record<string, unknown> = { ...DEFAULTS };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== usual[name]) params.set(name, String(value));
  if (view === 'list') params.set('view', view);
  return params;
}
