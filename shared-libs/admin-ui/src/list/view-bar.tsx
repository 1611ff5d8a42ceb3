import type { AnyKind } from '@admissions/model';
import type { ListView } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../base/lazy-part.tsx';
import { listBuiltInViews } from './built-in-views.ts';
import type { useColumns } from './column-storage.ts';
import type { ListState } from './list-state.ts';
import { formatListState } from './list-state.ts';
import { useListViews } from './use-list-views.ts';
import styles from './view-bar.module.css';
import { isSameView, readViewState, WHOLE_LIST } from './view-state.ts';
import { VIEW_TEXTS } from './view-texts.ts';

const Dialog = lazyPart(async () => (await import('./view-dialog.tsx')).ViewDialog, 'none');

interface ViewBarProps {
  kind: AnyKind;
  state: ListState;
  /** Parameters of the page, which stay in its URL. */
  fixedParams: Readonly<Record<string, string>>;
  columns: ReturnType<typeof useColumns>;
}
/** Views of a list: default, own and shared ones. */
export function ViewBar({ kind, state, fixedParams, columns }: ViewBarProps) {
  const t = useMessage();
  const saved = useListViews(kind);
  const [isManaging, setManaging] = useState(false);
  const shown = withoutFixed(state, fixedParams);
  // Nothing to save or to manage in a whole list without saved views.
  const isUseful =
    saved.views.length > 0 || !columns.isUsual || !isSameView(shown, WHOLE_LIST) || isManaging;
  const describe = ({ isOwn, isShared, by }: ListView) => {
    if (!isOwn) return t(VIEW_TEXTS.byColleague, { name: by });
    return t(isShared ? VIEW_TEXTS.sharedOwn : VIEW_TEXTS.private);
  };
  const builtIn = listBuiltInViews().map((view) => ({
    key: view.name.en,
    name: t(view.name),
    hint: t(view.hint),
    state: view.state,
    columns: null,
  }));
  const savedViews = saved.views.map((view) => ({
    key: String(view.id),
    name: view.name,
    hint: describe(view),
    state: readViewState(kind, view.state),
    columns: view.columns,
  }));
  return (
    <div className={styles.bar}>
      <nav aria-label={t(VIEW_TEXTS.views)}>
        <ul className={styles.views}>
          {[...builtIn, ...savedViews].map((view) => (
            <li key={view.key}>
              <Link
                to={{ search: String(formatListState(view.state, fixedParams)) }}
                title={view.hint}
                className={styles.view}
                aria-current={isSameView(shown, view.state) || undefined}
                onClick={() => view.columns && columns.choose(view.columns)}
              >
                {view.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isUseful && (
        <Button size="small" type="text" onClick={() => setManaging(true)}>
          {t(VIEW_TEXTS.manage)}
        </Button>
      )}
      {isManaging && (
        <Dialog
          {...{ state: shown, saved }}
          shown={columns.shown}
          onClose={() => setManaging(false)}
        />
      )}
    </div>
  );
}

const withoutFixed = (
  state: ListState,
  fixedParams: Readonly<Record<string, string>>,
): ListState => ({
  ...state,
  filters: Object.fromEntries(
    Object.entries(state.filters).filter(([name]) => !Object.hasOwn(fixedParams, name)),
  ),
});
