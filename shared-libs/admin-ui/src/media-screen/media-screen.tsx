import { api } from '@admissions/api-client';
import type { Media } from '@admissions/protocol/staff';
import { MEDIA_KINDS, MEDIA_PATHS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUnsavedGuard } from '../form/use-unsaved-guard.ts';
import { ChosenItem } from '../media/chosen-item.tsx';
import library from '../media/library.module.css';
import { LibraryBar } from '../media/library-bar.tsx';
import { LibraryPages } from '../media/library-pages.tsx';
import { LibraryState } from '../media/library-state.tsx';
import { MediaGrid } from '../media/media-grid.tsx';
import { MEDIA_TEXTS } from '../media/texts.ts';
import { useLibrary } from '../media/use-library.ts';
import { DEFAULT_QUERY, useMediaList } from '../media/use-media-list.ts';
import { ChosenFilesBar } from './chosen-files-bar.tsx';
import { formatLibraryQuery, parseLibraryQuery } from './library-query.ts';
import { MediaList, SaveAll } from './media-list.tsx';
import styles from './media-screen.module.css';
import { useBulkEdit } from './use-bulk-edit.ts';
import { useChosenFiles } from './use-chosen-files.ts';

type View = 'grid' | 'list';

/** The media library as a screen: search, bulk editing and details. */
export function MediaScreen() {
  const t = useMessage();
  const [searchParams, setSearchParams] = useSearchParams();
  const [initialQuery] = useState(() => parseLibraryQuery(searchParams));
  const list = useMediaList('', initialQuery);
  const [view, setView] = useState<View>(searchParams.get('view') === 'list' ? 'list' : 'grid');
  const [chosen, setChosen] = useState<Media | null>(null);
  const { found, query, failure } = list;
  const acceptedKinds = query.type || MEDIA_KINDS.filter((kind) => kind !== 'panorama');
  const put = (media: Media) => {
    list.put(media);
    setChosen((before) => (before?.id === media.id ? media : before));
  };
  const bulk = useBulkEdit(put);
  useUnsavedGuard(bulk.typed.size > 0, bulk.save);
  const files = useChosenFiles(found?.list ?? [], (count) => {
    setChosen(null);
    const isPageGone = count === found?.list.length && query.page > 1;
    if (isPageGone) list.updateQuery({ page: query.page - 1 });
    else list.reload();
  });
  const { acceptOf, uploads, typed, preparePickRef, zone, zoneStyle } = useLibrary({
    acceptedKinds,
    isPanorama: query.type === 'panorama',
    onDone: (media) => {
      list.updateQuery({ ...DEFAULT_QUERY, type: query.type });
      setChosen(media);
      return '';
    },
  });

  // The URL holds the list state, which follows it even with unsaved changes in the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when the URL changes
  useEffect(() => {
    const next = formatLibraryQuery(query, view);
    const id = searchParams.get('id');
    if (id) next.set('id', id);
    if (next.toString() !== searchParams.toString() && bulk.typed.size === 0)
      setSearchParams(next, { replace: true, preventScrollReset: true });
  }, [query, view]);
  const requestedId = searchParams.get('id');
  useEffect(() => {
    if (!requestedId || !/^[1-9]\d{0,8}$/.test(requestedId)) return;
    const loading = new AbortController();
    api()
      .get<Media>(MEDIA_PATHS.info(requestedId), { signal: loading.signal })
      .then(setChosen)
      .catch(() => {});
    return () => loading.abort();
  }, [requestedId]);
  // On narrow screens the details are below the files.
  const aside = useRef<HTMLElement>(null);
  const chosenId = chosen?.id;
  useEffect(() => {
    if (chosenId !== undefined) aside.current?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  // Rendered with the files: otherwise it would be pushed down by them.
  const isAnswered = Boolean(found || failure);
  const tags = (found?.tags ?? []).map(({ tag }) => tag);
  return (
    <div className={`${zoneStyle} ${styles.screen}`} {...zone}>
      <div className={styles.main}>
        <LibraryBar
          query={query}
          kinds={MEDIA_KINDS}
          accept={acceptOf(acceptedKinds)}
          tags={tags}
          onQueryChange={list.updateQuery}
          onFiles={uploads.add}
        />
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
        </div>
        <LibraryState list={list} uploads={uploads} />
        {found && view === 'grid' && (
          <MediaGrid
            list={found.list}
            chosen={chosen ? [chosen] : []}
            onChoose={setChosen}
            onTake={setChosen}
          />
        )}
        {found && view === 'list' && (
          <>
            <ChosenFilesBar list={found.list} files={files} bulk={bulk} tags={tags} />
            <MediaList
              list={found.list}
              bulk={bulk}
              files={files}
              tags={tags}
              onChoose={setChosen}
            />
          </>
        )}
        <SaveAll bulk={bulk} />
        {isAnswered && (
          <div className={styles.foot}>
            <LibraryPages list={list} />
            <small>{t(MEDIA_TEXTS.uploadHint)}</small>
          </div>
        )}
      </div>
      <aside ref={aside} className={styles.aside} hidden={!isAnswered}>
        {chosen ? (
          <ChosenItem
            key={chosen.id}
            media={chosen}
            usualAlt=""
            isMany
            typed={typed}
            accept={acceptOf([chosen.kind])}
            tags={tags}
            preparePickRef={preparePickRef}
            onChanged={put}
            onRemoved={() => {
              setChosen(null);
              list.reload();
            }}
          />
        ) : (
          <p className={library.nothing}>{t(MEDIA_TEXTS.noneChosen)}</p>
        )}
      </aside>
    </div>
  );
}
