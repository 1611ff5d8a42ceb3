import { api, fieldErrorMessage } from '@admissions/api-client';
import type { Area } from '@admissions/model';
import type { Media, MediaKind, MediaOrder, MediaPage } from '@admissions/protocol/staff';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useCallback, useState } from 'react';
import { useLoaded } from '../base/use-loaded.ts';

const PER_PAGE = 24;
/** Query of the list; '' is no filter. */
export interface LibraryQuery {
  /** Searches names and alternative texts. */
  text: string;
  type: MediaKind | '';
  order: MediaOrder;
  /** `no`: only unused files. */
  used: 'yes' | 'no' | '';
  /** `missing`: only pictures without an alternative text. */
  alt: 'missing' | '';
  /** Only files used by entries of this area. */
  area: Area | '';
  tag: string;
  page: number;
}

export const DEFAULT_QUERY: Omit<LibraryQuery, 'type'> = {
  text: '',
  order: 'newest',
  page: 1,
  used: '',
  alt: '',
  area: '',
  tag: '',
};

export interface MediaList {
  found: MediaPage | null;
  query: LibraryQuery;
  failure: string | null;
  /** Another search, filter or order returns to page 1. */
  updateQuery(change: Partial<LibraryQuery>): void;
  reload(): void;
  /** Replaces a changed item. */
  put(media: Media): void;
}

/** One page of the library, reloaded when the query changes. */
export function useMediaList(
  type: MediaKind | '',
  initialQuery: Partial<LibraryQuery> = {},
): MediaList {
  const [query, setQuery] = useState<LibraryQuery>({ ...DEFAULT_QUERY, type, ...initialQuery });
  const t = useMessage();
  const { data, error, setData, reload } = useLoaded<MediaPage>(
    (signal) => {
      const { alt, area, tag, ...rest } = query;
      const filters = { alt: alt || null, area: area || null, tag: tag || null };
      return api().get(MEDIA_PATHS.list, {
        params: { ...rest, ...filters, perpage: PER_PAGE },
        signal,
      });
    },
    [query],
  );

  return {
    found: data,
    query,
    failure: error === null ? null : fieldErrorMessage(error, t, 'file'),
    updateQuery: useCallback(
      (change) => setQuery((before) => ({ ...before, page: 1, ...change })),
      [],
    ),
    reload,
    put: useCallback(
      (media) =>
        setData(
          (page) =>
            page && {
              ...page,
              list: page.list.map((each) => (each.id === media.id ? media : each)),
              tags: [...page.tags, ...newTags(page, media)],
            },
        ),
      [setData],
    ),
  };
}
/** Tags that no other file had. */
const newTags = ({ tags }: MediaPage, media: Media): MediaPage['tags'] =>
  media.tags
    .filter((tag) => tags.every((known) => known.tag !== tag))
    .map((tag) => ({ tag, count: 1 }));
