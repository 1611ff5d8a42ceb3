import { SEARCH_MAX } from '@admissions/protocol';
import { ADMIN_DASHBOARD } from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { useBoot } from '../../remotes/boot-context.ts';
import { listScreens } from '../menu/build-menu.ts';
import { SCREEN_TITLES } from '../menu/texts.ts';
import { buildGroups, type SearchLine } from './build-groups.ts';
import { parseAddress } from './find-address.ts';
import { loadOpened, saveOpened } from './recent.ts';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { SEARCH_TEXTS } from './texts.ts';
import { useAdminSearch } from './use-admin-search.ts';

/** ARIA of the field: its list and the active option. */
export interface FieldOptions {
  list: string;
  active: string | undefined;
}
export interface SearchBodyProps {
  typed: string;
  isComposing: boolean;
  /** Handles keys pressed in the field. */
  keys: Ref<(event: KeyboardEvent) => void>;
  onOptions: (options: FieldOptions) => void;
  onClose: () => void;
}
const OVERVIEW = { path: ADMIN_DASHBOARD, label: SCREEN_TITLES.dashboard, area: null };
const FIRST_PAGE_SIZE = 8;
const FULL_PAGE_SIZE = 40;

/** Searches all that the account may see: content, requests, people, files and screens. */
export function SearchBody({ typed, isComposing, keys, onOptions, onClose }: SearchBodyProps) {
  const t = useMessage();
  const navigate = useNavigate();
  const listId = useId();
  // A new query starts with few lines, the first one active.
  const [listState, setListState] = useState({ typed, perpage: FIRST_PAGE_SIZE, active: 0 });
  const { perpage, active } =
    listState.typed === typed ? listState : { perpage: FIRST_PAGE_SIZE, active: 0 };
  const setActive = (index: number) => setListState({ typed, perpage, active: index });
  const { account, groups, lines, total, rest, isWaiting, failure, again, status, hint } =
    useSearchGroups(typed, isComposing, perpage);
  const hasMore = rest > 0 && perpage === FIRST_PAGE_SIZE;
  const current = Math.min(active, lines.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const chosen = lines.length > 0 ? optionId(current) : undefined;

  useEffect(() => onOptions({ list: listId, active: chosen }), [onOptions, listId, chosen]);
  useEffect(() => {
    if (chosen) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  useImperativeHandle(keys, () => onKeyDown);

  function open(line: SearchLine | undefined) {
    if (!line) return;
    if (line.isRemembered) saveOpened(account, line);
    onClose();
    void navigate(line.url);
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = lines.length - 1;
    if (event.key === 'ArrowDown') setActive(current >= last ? 0 : current + 1);
    else if (event.key === 'ArrowUp') setActive(current <= 0 ? last : current - 1);
    else if (event.key === 'Enter') {
      // The results may still belong to the previous query.
      if (!isWaiting) open(lines[current]);
    } else return;
    event.preventDefault();
  }
  return (
    <>
      <div className={styles.results} aria-busy={isWaiting}>
        {failure && (
          <p role="alert" className={`wrong semi ${styles.hint}`}>
            {failure}{' '}
            <Button look="quiet" onClick={again}>
              {t('network.retry')}
            </Button>
          </p>
        )}
        {hint && <p className={styles.hint}>{hint}</p>}
        <SearchResults
          id={listId}
          groups={groups}
          current={current}
          optionId={optionId}
          onActive={setActive}
          onOpen={open}
        />
        {hasMore && typed !== '' && (
          <Button
            look="quiet"
            onClick={() => setListState({ typed, perpage: FULL_PAGE_SIZE, active })}
          >
            {t(SEARCH_TEXTS.more, { count: total })}
          </Button>
        )}
      </div>
      <p className={styles.foot}>
        <span role="status" className={hint ? 'vh' : undefined}>
          {status}
        </span>
        <span aria-hidden="true">{t(SEARCH_TEXTS.keys)}</span>
      </p>
    </>
  );
}

/** The lines of a query, with the status to announce. */
function useSearchGroups(typed: string, isComposing: boolean, perpage: number) {
  const t = useMessage();
  const { registry } = useBoot();
  const session = useAppStore((state) => state.session);
  const account = session?.user.info.id ?? 0;
  const [opened] = useState(() => loadOpened(account));
  const screens = useMemo(
    () => [OVERVIEW, ...listScreens(registry, session?.priv ?? {})],
    [registry, session],
  );
  const address = useMemo(() => parseAddress(typed, location.origin), [typed]);
  const query = address
    ? address.pathname + address.search + address.hash
    : typed.slice(0, SEARCH_MAX);
  const { found, isWaiting, isSlow, failure, again } = useAdminSearch(
    isComposing ? null : query,
    perpage,
  );
  const groups = useMemo(
    () => buildGroups({ typed, address, screens, registry, found, opened }, t),
    [typed, address, screens, registry, found, opened, t],
  );
  const lines = groups.flatMap((group) => group.lines);
  const total = found?.data.total ?? 0;
  const rest = Math.max(0, total - (found?.data.list.length ?? 0));
  const describeStatus = () => {
    if (isSlow) return t(SEARCH_TEXTS.slow);
    if (isWaiting) return t(SEARCH_TEXTS.waiting);
    if (typed === '' || failure || !found) return '';
    const count = lines.length + rest;
    return count > 0
      ? t(SEARCH_TEXTS.count, { count })
      : t(SEARCH_TEXTS.none, { words: found.query });
  };
  const status = describeStatus();
  const shown = typed === '' ? t(SEARCH_TEXTS.hint) : status;
  // In place of the lines.
  const hint = lines.length === 0 && !isWaiting && shown;
  return { account, groups, lines, total, rest, isWaiting, failure, again, status, hint };
}
