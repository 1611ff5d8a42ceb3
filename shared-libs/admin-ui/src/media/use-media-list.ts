import { api, fieldErrorMessage } from '@admissions/api-client';
import type { Area } from '@admissions/model';
import type { Media, MediaKind, MediaOrder, MediaPage } from '@admissions/protocol/staff';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useCallback, useEffect, useState } from 'react';

/** The query of the library's list. */
interface MediaListQuery {
  page?: number;
  perpage?: number;
  /** Found in names and alternative texts. */
  text?: string;
  type?: MediaKind;
  order?: MediaOrder;
  /** `no`: only what no entry shows. */
  used?: 'yes' | 'no';
  /** `missing`: only pictures without an alternative text. */
  alt?: 'missing';
  /** Only what entries of this area show. */
  area?: Area;
  tag?: string;
}

const PER_PAGE = 24;
/** What the list shows; '' is no filter. */
export type LibraryQuery = Required<Pick<MediaListQuery, 'text' | 'order' | 'page'>> & {
  type: MediaKind | '';
  used: 'yes' | 'no' | '';
  alt: 'missing' | '';
  area: Area | '';
  tag: string;
};

/** Everything, the newest first. */
export const ALL: Omit<LibraryQuery, 'type'> = {
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
  /** Another search, filter or order begins at its first page. */
  ask(change: Partial<LibraryQuery>): void;
  /** Reads the same page again. */
  reload(): void;
  /** One item has changed. */
  put(media: Media): void;
}

/** One page of the library, read again whenever the question changes. */
export function useMediaList(type: MediaKind | '', begun: Partial<LibraryQuery> = {}): MediaList {
  const [query, setQuery] = useState<LibraryQuery>({ ...ALL, type, ...begun });
  const [found, setFound] = useState<MediaPage | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const t = useMessage();

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the question changes or somebody asks for it, not with the language
  useEffect(() => {
    const loading = new AbortController();
    const { type: kind, alt, area, tag, ...rest } = query;
    api()
      .get<MediaPage>(MEDIA_PATHS.list, {
        params: {
          ...rest,
          type: kind,
          alt: alt || null,
          area: area || null,
          tag: tag || null,
          perpage: PER_PAGE,
        },
        signal: loading.signal,
      })
      .then((page) => {
        setFound(page);
        setFailure(null);
      })
      .catch(
        (error: unknown) =>
          !loading.signal.aborted && setFailure(fieldErrorMessage(error, t, 'file')),
      );
    return () => loading.abort();
  }, [query, round]);

  return {
    found,
    query,
    failure,
    ask: useCallback((change) => setQuery((before) => ({ ...before, page: 1, ...change })), []),
    reload: useCallback(() => setRound((count) => count + 1), []),
    put: useCallback(
      (media) =>
        setFound(
          (page) =>
            page && {
              ...page,
              list: page.list.map((each) => (each.id === media.id ? media : each)),
              tags: [...page.tags, ...newTags(page, media)],
            },
        ),
      [],
    ),
  };
}
/** The tags that no file had before this one. */
const newTags = ({ tags }: MediaPage, media: Media): MediaPage['tags'] =>
  media.tags
    .filter((tag) => tags.every((known) => known.tag !== tag))
    .map((tag) => ({ tag, count: 1 }));
