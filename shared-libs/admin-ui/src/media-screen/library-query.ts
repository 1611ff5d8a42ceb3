import type { Area } from '@admissions/model';
import { AREAS } from '@admissions/model';
import type { MediaKind, MediaOrder } from '@admissions/protocol/staff';
import { MEDIA_KINDS, MEDIA_ORDERS } from '@admissions/protocol/staff';
import type { LibraryQuery } from '../media/use-library.ts';
import { DEFAULT_QUERY } from '../media/use-library.ts';

const findOne = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given);

export function parseLibraryQuery(params: URLSearchParams): LibraryQuery {
  return {
    text: params.get('text') ?? '',
    type: findOne<MediaKind>(MEDIA_KINDS, params.get('type')) ?? '',
    order: findOne<MediaOrder>(MEDIA_ORDERS, params.get('order')) ?? DEFAULT_QUERY.order,
    used: findOne(['yes', 'no'] as const, params.get('used')) ?? '',
    alt: findOne(['missing'] as const, params.get('alt')) ?? '',
    area: findOne<Area>(AREAS, params.get('area')) ?? '',
    tag: params.get('tag') ?? '',
    page: Math.max(1, Math.min(100_000, Math.trunc(Number(params.get('page')) || 1))),
  };
}

/** The same as query parameters, without default values. */
export function formatLibraryQuery(query: LibraryQuery, view: string): URLSearchParams {
  const usual: Record<string, unknown> = { ...DEFAULT_QUERY, type: '' };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== usual[name]) params.set(name, String(value));
  if (view === 'list') params.set('view', view);
  return params;
}
