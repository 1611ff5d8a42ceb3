import { api } from '@admissions/api-client';
import { type AnyKind, taipeiDay } from '@admissions/model';
import { LIST_VIEW_PATHS, type ListView, type ListViewWrite } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../base/lazy-part.tsx';
import { TEXTS } from '../base/texts.ts';
import { useAction } from '../base/use-action.ts';
import { useLoaded } from '../base/use-loaded.ts';
import type { useColumns } from './column-choice.tsx';
import {
  formatListState,
  isSameView,
  isShortList,
  type ListState,
  type LoadedList,
  readViewState,
  WHOLE_LIST,
} from './list-state.ts';
import styles from './view-bar.module.css';
import { VIEW_TEXTS } from './view-texts.ts';

const Dialog = lazyPart(async () => (await import('./view-dialog.tsx')).ViewDialog, 'none');

interface ViewBarProps {
  kind: AnyKind;
  /** The list without the filters of the page. */
  state: ListState;
  /** Parameters of the page, which stay in its URL. */
  fixedParams: Record<string, string>;
  columns: ReturnType<typeof useColumns>;
  page: LoadedList['page'];
}
/** Views of a list: default, own and shared ones. */
export function ViewBar({ kind, state, fixedParams, columns, page }: ViewBarProps) {
  const t = useMessage();
  const saved = useListViews(kind);
  const [isManaging, setManaging] = useState(false);
  // Nothing to save or to manage in a whole list without saved views.
  const isUseful =
    saved.views.length > 0 || !columns.isUsual || !isSameView(state, WHOLE_LIST) || isManaging;
  if (!isUseful && isShortList(state, page)) return null;
  const describe = ({ isOwn, isShared, by }: ListView) => {
    if (!isOwn) return t(VIEW_TEXTS.byColleague, { name: by });
    return t(isShared ? VIEW_TEXTS.sharedOwn : VIEW_TEXTS.private);
  };
  const views = [
    ...listBuiltInViews(state, page).map((view) => ({
      ...view,
      key: view.name.en,
      name: t(view.name),
      hint: view.hint && t(view.hint),
      columns: null,
    })),
    ...saved.views.map((view) => ({
      key: String(view.id),
      name: view.name,
      hint: describe(view),
      state: readViewState(kind, view.state),
      count: undefined,
      columns: view.columns,
    })),
  ];
  return (
    <div className={styles.bar}>
      <nav aria-label={t(VIEW_TEXTS.views)}>
        <ul className={styles.views}>
          {views.map((view) => (
            <li key={view.key}>
              <Link
                to={{ search: String(formatListState(view.state, fixedParams)) }}
                title={view.hint}
                className={styles.view}
                aria-current={isSameView(state, view.state) || undefined}
                onClick={() => view.columns && columns.choose(view.columns)}
              >
                {view.name}
                {view.count !== undefined && <span className="faint"> {view.count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isUseful && (
        <Button size="small" type="link" onClick={() => setManaging(true)}>
          {t(VIEW_TEXTS.manage)}
        </Button>
      )}
      {isManaging && (
        <Dialog {...{ state, saved }} shown={columns.shown} onClose={() => setManaging(false)} />
      )}
    </div>
  );
}

/** Tabs of the states that exist, and default views of every list; all within a search. */
function listBuiltInViews(shown: ListState, { states }: LoadedList['page']) {
  const lastYear = new Date();
  lastYear.setUTCFullYear(lastYear.getUTCFullYear() - 1);
  const isFiltered = Object.keys(shown.filters).length > 0;
  const whole = { ...WHOLE_LIST, text: shown.text };
  // They are under the filters; these views lead out of them.
  const counts = isFiltered ? undefined : states;
  const isNarrowed = isFiltered || shown.text !== '';
  return [
    { name: TEXTS.all, state: whole, count: counts?.all },
    // Under the same filters.
    ...(['draft', 'scheduled'] as const)
      .filter((status) => states?.[status] || isNarrowed || shown.status === status)
      .map((status) => ({
        name: TEXTS[status],
        state: { ...shown, status, page: 1 },
        count: states?.[status],
      })),
    {
      name: TEXTS.mine,
      hint: VIEW_TEXTS.mineHint,
      state: { ...whole, filters: { mine: 'true' } },
      count: counts?.mine,
    },
    {
      name: VIEW_TEXTS.ending,
      hint: VIEW_TEXTS.endingHint,
      state: { ...whole, status: 'ending' },
      count: counts?.ending,
    },
    {
      name: VIEW_TEXTS.untouched,
      hint: VIEW_TEXTS.untouchedHint,
      state: {
        ...whole,
        status: 'published',
        sort: 'updatedAt',
        filters: { changedTo: taipeiDay(lastYear) },
      },
    },
  ];
}

/** Saved views of a list; unavailable ones are omitted, and the list works without them. */
function useListViews({ id: kind }: AnyKind) {
  const t = useMessage();
  const { isBusy, run } = useAction();
  const { data, setData } = useLoaded(() => loadViews(kind), [kind]);
  const change = (call: () => Promise<unknown>, name?: string) =>
    run(async () => {
      await call();
      setData(await loadViews(kind));
    }, name && t(VIEW_TEXTS.saved, { name }));
  return {
    views: data ?? [],
    isBusy,
    add: (write: ListViewWrite) =>
      change(() => api().post(LIST_VIEW_PATHS.add, { kind, ...write }), write.name),
    edit: (id: number, write: ListViewWrite) =>
      change(() => api().put(LIST_VIEW_PATHS.one(id), write), write.name),
    remove: (id: number) => change(() => api().delete(LIST_VIEW_PATHS.one(id))),
  };
}
export type ListViews = ReturnType<typeof useListViews>;

const loadViews = async (kind: string): Promise<readonly ListView[]> =>
  (await api().get<{ list: ListView[] }>(LIST_VIEW_PATHS.list, { params: { kind } })).list;
