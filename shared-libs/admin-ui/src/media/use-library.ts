import { api } from '@admissions/api-client';
import type { Area } from '@admissions/model';
import { isSame } from '@admissions/model/merge';
import {
  MEDIA_PATHS,
  type Media,
  type MediaKind,
  type MediaOrder,
  type MediaPage,
} from '@admissions/protocol/staff';
import { useRef, useState } from 'react';
import { useLoaded } from '../base/use-loaded.ts';
import type { Picked } from './picked.ts';
import type { MediaFormValues } from './use-media-edit.ts';
import { useUploads } from './use-uploads.ts';

/** Fills rows of two, three, four and six. */
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

interface LibraryOptions {
  /** Kinds that may be uploaded without a filter for one. */
  kinds: readonly MediaKind[];
  initialQuery?: Partial<LibraryQuery>;
  /** Returns the problem of an uploaded item; '' for none. */
  onDone: (media: Media, updateQuery: (change: Partial<LibraryQuery>) => void) => string;
}
/** One page of the library with uploads, and shared state for the details of items. */
export function useLibrary({ kinds, initialQuery, onDone }: LibraryOptions) {
  const whole: LibraryQuery = {
    ...DEFAULT_QUERY,
    type: kinds.length > 2 ? '' : (kinds[0] ?? ''),
  };
  const [query, setQuery] = useState<LibraryQuery>({ ...whole, ...initialQuery });
  const {
    data: found,
    error,
    setData,
    reload,
  } = useLoaded<MediaPage>(
    (signal) => {
      const { alt, area, tag, ...rest } = query;
      const filters = { alt: alt || null, area: area || null, tag: tag || null };
      const params = { ...rest, ...filters, perpage: PER_PAGE };
      return api().get(MEDIA_PATHS.list, { params, signal });
    },
    [query],
  );
  /** Another search, filter or order returns to page 1. */
  const updateQuery = (change: Partial<LibraryQuery>) =>
    setQuery((before) => ({ ...before, page: 1, ...change }));

  const uploads = useUploads({
    kinds: query.type ? [query.type] : kinds,
    onDone: (media) => onDone(media, updateQuery),
  });
  const [typed] = useState(() => new Map<number, MediaFormValues>());
  const preparePickRef = useRef<(() => Promise<Picked | null>) | null>(null);
  return {
    found,
    query,
    error,
    updateQuery,
    /** Clears the search, if there is one. */
    reset: isSame(query, whole) ? undefined : () => setQuery(whole),
    reload,
    /** Replaces a changed item. */
    put: (media: Media) =>
      setData(
        (page) =>
          page && {
            ...page,
            list: page.list.map((each) => (each.id === media.id ? media : each)),
            tags: [...page.tags, ...listNewTags(page, media)],
          },
      ),
    tags: (found?.tags ?? []).map(({ tag }) => tag),
    uploads,
    /** Unsaved values of items. */
    typed,
    /** Saves changes and returns the choice; null when something is missing. */
    preparePickRef,
  };
}
export type Library = ReturnType<typeof useLibrary>;

/** Tags that no other file had. */
const listNewTags = ({ tags }: MediaPage, media: Media): MediaPage['tags'] =>
  media.tags
    .filter((tag) => tags.every((known) => known.tag !== tag))
    .map((tag) => ({ tag, count: 1 }));
