import { api, errorMessage } from '@admissions/api-client';
import { AREAS } from '@admissions/model';
import {
  MEDIA_KINDS,
  MEDIA_ORDERS,
  MEDIA_PATHS,
  type Media,
  type MediaPage,
} from '@admissions/protocol/staff';
import { useMessage, useToast } from '@admissions/store';
import { Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUnsavedGuard } from '../form/use-unsaved-guard.ts';
import { ChosenItem } from '../media/chosen-item.tsx';
import { LibraryBar, LibraryFoot, LibraryState } from '../media/library-parts.tsx';
import { MediaGrid } from '../media/media-grid.tsx';
import { KIND_LABELS, MEDIA_TEXTS } from '../media/texts.ts';
import { DEFAULT_QUERY, type LibraryQuery, useLibrary } from '../media/use-library.ts';
import { ChosenFilesBar, useChosenFiles } from './chosen-files-bar.tsx';
import { MediaList, SaveAll, useBulkEdit } from './media-list.tsx';
import styles from './media-screen.module.css';

type View = 'grid' | 'list';

/** The media library as a screen: search, bulk editing and details. */
export function MediaScreen() {
  const [searchParams] = useSearchParams();
  const [chosen, setChosen] = useState<Media | null>(null);
  const [initialQuery] = useState(() => parseLibraryQuery(searchParams));
  const library = useLibrary({
    kinds: MEDIA_KINDS.filter((kind) => kind !== 'panorama'),
    initialQuery,
    onDone: (media, updateQuery) => {
      updateQuery(DEFAULT_QUERY);
      setChosen(media);
      return '';
    },
  });
  const [view, setView] = useState<View>(searchParams.get('view') === 'list' ? 'list' : 'grid');
  const { found, query, tags } = library;
  const { zone } = library.uploads;
  const showChanged = (media: Media) =>
    setChosen((before) => (before?.id === media.id ? media : before));
  const bulk = useBulkEdit((media) => {
    library.put(media);
    showChanged(media);
  });
  useUnsavedGuard(bulk.edited.size > 0, bulk.save);
  const files = useChosenFiles(found?.list ?? [], (count) => {
    setChosen(null);
    const isPageGone = count === found?.list.length && query.page > 1;
    if (isPageGone) library.updateQuery({ page: query.page - 1 });
    else void library.reload();
  });

  useListInUrl(query, view, bulk.edited.size > 0);
  useRequestedFile(setChosen);
  return (
    <div {...zone} className={`${zone.className} ${styles.screen}`}>
      <div className={styles.main}>
        <LibraryBar library={library} kinds={MEDIA_KINDS} isFull />
        <ListHeader {...{ view, setView, found }} />
        <LibraryState library={library} />
        {found && view === 'grid' && (
          <MediaGrid list={found.list} chosen={chosen ? [chosen] : []} onChoose={setChosen} />
        )}
        {found && view === 'list' && (
          <>
            <ChosenFilesBar list={found.list} files={files} bulk={bulk} tags={tags} />
            <MediaList list={found.list} {...{ bulk, files, tags }} onChoose={setChosen} />
          </>
        )}
        <SaveAll bulk={bulk} />
        <LibraryFoot library={library} />
      </div>
      {chosen && (
        <aside className={styles.aside}>
          <ChosenItem
            library={library}
            media={chosen}
            usualAlt=""
            isMany
            onChanged={showChanged}
            onRemoved={() => setChosen(null)}
          />
        </aside>
      )}
    </div>
  );
}

/** The URL holds the list state, which follows it even with unsaved changes in the list. */
function useListInUrl(query: LibraryQuery, view: View, isLocked: boolean) {
  const [searchParams, setSearchParams] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when the URL changes
  useEffect(() => {
    const next = formatLibraryQuery(query, view);
    const id = searchParams.get('id');
    if (id) next.set('id', id);
    if (next.toString() !== searchParams.toString() && !isLocked)
      setSearchParams(next, { replace: true, preventScrollReset: true });
  }, [query, view]);
}

function useRequestedFile(onLoaded: (media: Media) => void) {
  const [searchParams] = useSearchParams();
  const id = searchParams.get('id') ?? '';
  const t = useMessage();
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another file
  useEffect(() => {
    if (!/^[1-9]\d{0,8}$/.test(id)) return;
    const loading = new AbortController();
    api()
      .get<Media>(MEDIA_PATHS.info(id), { signal: loading.signal })
      .then(onLoaded)
      .catch((error) => loading.signal.aborted || toast(errorMessage(error, t), 'error'));
    return () => loading.abort();
  }, [id]);
}

interface ListHeaderProps {
  found: MediaPage | null;
  view: View;
  setView: (view: View) => void;
}
function ListHeader({ found, view, setView }: ListHeaderProps) {
  const t = useMessage();
  const kinds = found?.kinds ?? [];
  const unused = kinds.reduce((sum, each) => sum + each.unused, 0);
  const counts = [
    ...kinds.map(({ kind, count }) => `${t(KIND_LABELS[kind])} ${count}`),
    `${t(MEDIA_TEXTS.usedNo)} ${unused}`,
  ];
  return (
    <div className={styles.head}>
      <span role="status">{found && t(MEDIA_TEXTS.found, { count: found.total })}</span>
      <Segmented<View>
        aria-label={t(MEDIA_TEXTS.view)}
        value={view}
        onChange={setView}
        options={[
          { value: 'grid', label: t(MEDIA_TEXTS.viewGrid) },
          { value: 'list', label: t(MEDIA_TEXTS.viewList) },
        ]}
      />
      {kinds.length > 0 && <span className="faint mini full">{counts.join('・')}</span>}
    </div>
  );
}

const DEFAULTS: LibraryQuery = { ...DEFAULT_QUERY, type: '' };
const CHOICES: Record<string, readonly string[]> = {
  type: MEDIA_KINDS,
  order: MEDIA_ORDERS,
  used: ['yes', 'no'],
  alt: ['missing'],
  area: AREAS,
};

/** Parses the URL; invalid values are ignored. */
function parseLibraryQuery(params: URLSearchParams): LibraryQuery {
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
function formatLibraryQuery(query: LibraryQuery, view: string): URLSearchParams {
  const usual: Record<string, unknown> = { ...DEFAULTS };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== usual[name]) params.set(name, String(value));
  if (view === 'list') params.set('view', view);
  return params;
}
