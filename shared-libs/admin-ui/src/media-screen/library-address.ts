import type { Area } from '@admissions/model';
import { AREAS } from '@admissions/model';
import type { MediaKind, MediaOrder } from '@admissions/protocol/staff';
import { MEDIA_KINDS, MEDIA_ORDERS } from '@admissions/protocol/staff';
import type { LibraryQuery } from '../media/use-media-list.ts';
import { ALL } from '../media/use-media-list.ts';

const findOne = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given);

/** What the address of the library's screen asks for. */
export function readLibraryQuery(asked: URLSearchParams): LibraryQuery {
  return {
    text: asked.get('text') ?? '',
    type: findOne<MediaKind>(MEDIA_KINDS, asked.get('type')) ?? '',
    order: findOne<MediaOrder>(MEDIA_ORDERS, asked.get('order')) ?? ALL.order,
    used: findOne(['yes', 'no'] as const, asked.get('used')) ?? '',
    alt: findOne(['missing'] as const, asked.get('alt')) ?? '',
    area: findOne<Area>(AREAS, asked.get('area')) ?? '',
    tag: asked.get('tag') ?? '',
    page: Math.max(1, Math.min(100_000, Math.trunc(Number(asked.get('page')) || 1))),
  };
}

/** The same as an address, without what is as usual. */
export function formatLibraryQuery(query: LibraryQuery, view: string): URLSearchParams {
  const usual: Record<string, unknown> = { ...ALL, type: '' };
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== usual[name]) asked.set(name, String(value));
  if (view === 'list') asked.set('view', view);
  return asked;
}
