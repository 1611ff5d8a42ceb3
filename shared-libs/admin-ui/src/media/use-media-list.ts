import { api, errorMessage } from '@admissions/api-client';
import type { Area } from '@admissions/model';
import type { Media, MediaKind, MediaOrder, MediaPage } from '@admissions/protocol/staff';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
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

/** One page of the library, reloaded when the query changes. */
export function useMediaList(initialQuery: Pick<LibraryQuery, 'type'> & Partial<LibraryQuery>) {
  const [query, setQuery] = useState<LibraryQuery>({ ...DEFAULT_QUERY, ...initialQuery });
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
    failure: error === null ? null : errorMessage(error, t, 'file'),
    /** Another search, filter or order returns to page 1. */
    updateQuery: (change: Partial<LibraryQuery>) =>
      setQuery((before) => ({ ...before, page: 1, ...change })),
    reload,
    /** Replaces a changed item. */
    put: (media: Media) =>
      setData(
        (page) =>
          page && {
            ...page,
            list: page.list.map((each) => (each.id === media.id ? media : each)),
            tags: [...page.tags, ...newTags(page, media)],
          },
      ),
  };
}
export type MediaList = ReturnType<typeof useMediaList>;

/** Tags that no other file had. */
const newTags = ({ tags }: MediaPage, media: Media): MediaPage['tags'] =>
  media.tags
    .filter((tag) => tags.every((known) => known.tag !== tag))
    .map((tag) => ({ tag, count: 1 }));
