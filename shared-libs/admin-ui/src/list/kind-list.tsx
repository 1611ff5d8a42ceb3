import { api } from '@admissions/api-client';
import { type AnyKind, formatDay, taipeiDay } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import {
  calculatePurgeTime,
  canPurge,
  type DraftReview,
  type ListedEntryDraft,
  TRASH_PATHS,
  type TrashRetention,
} from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { Button, Empty } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { MenuAction } from '../base/action-menu.tsx';
import { entryTitle } from '../base/entry-title.ts';
import { TEXTS } from '../base/texts.ts';
import { useLoaded } from '../base/use-loaded.ts';
import { Table, type TableColumn } from '../table/table.tsx';
import { useColumns } from './column-choice.tsx';
import { EntryActions, useEntryActions } from './entry-actions.tsx';
import { useKindColumns } from './kind-columns.tsx';
import styles from './kind-list.module.css';
import { ListDock } from './list-dock.tsx';
import { ListHead } from './list-head.tsx';
import { formatListState, type ListState, type LoadedList, withoutFixed } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { useBulk, useRun } from './use-bulk.ts';
import { useManualOrder } from './use-manual-order.tsx';
import { ViewBar } from './view-bar.tsx';

/** Offered unless the list shows more already. */
const PAGE_SIZES = [20, 50, 100];

interface KindListProps<Entry = AnyEntry> {
  kind: AnyKind;
  loaded: LoadedList<Entry>;
  /** Path of an entry's form. */
  editHref(entry: Entry): string;
  /** Drafts of the entries. */
  drafts?: readonly ListedEntryDraft[];
  /** Open review requests. */
  reviews?: readonly DraftReview[];
  /** Query parameters of the page, which stay when the list changes. */
  fixedParams?: Record<string, string>;
  /** Entries of a group are together, and move inside it. */
  groupOf?(entry: Entry): string;
  /** All pages of a list in groups, which count for themselves. */
  whole?: readonly Entry[];
  /** Ordered manually: entries can be moved. */
  isSortable?: boolean;
  /** The entry's page opens its history with `history` in the URL. */
  hasHistory?: boolean;
  /** Columns of the page, before and after those of the kind. */
  lead?: readonly TableColumn<Entry>[];
  extra?: readonly TableColumn<Entry>[];
  /** Replaces the state of a published entry. */
  renderState?(entry: Entry): ReactNode;
  /** Below the state. */
  readNote?(entry: Entry): string | undefined;
  /** More actions for each entry, at the top of its menu. */
  more?(entry: Entry): readonly MenuAction[];
}
/** List of a kind with actions for one entry or many. The URL is the only state. */
export function KindList<Entry extends AnyEntry>(props: KindListProps<Entry>): ReactNode;
export function KindList({
  kind,
  loaded,
  editHref,
  drafts = [],
  reviews = [],
  fixedParams = {},
  groupOf = () => '',
  whole = [],
  isSortable = false,
  hasHistory = true,
  lead = [],
  extra = [],
  more,
  renderState,
  readNote,
}: KindListProps) {
  const { state, page } = loaded;
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const running = useRun();
  const bulk = useBulk(kind, loaded, running.run);
  const actions = useEntryActions(kind, running.run, { editHref, drafts, bulk });
  const order = useManualOrder(kind, loaded, running.run, { isSortable, groupOf, whole });
  const columns = useColumns(kind);
  const { isTrash, ...trash } = useTrash(kind, state);
  const given = { kind, state, columns, drafts, reviews, editHref, renderState, readNote };
  const ofKind = useKindColumns(given).filter(({ key }) => !Object.hasOwn(fixedParams, key));
  const shown = withoutFixed(state, fixedParams);
  const show = (change: Partial<ListState>) =>
    setSearch(formatListState({ ...state, page: 1, ...change }, fixedParams));
  const menu = {
    key: 'actions',
    title: TEXTS.actions,
    fixed: 'end' as const,
    render: (_: unknown, entry: AnyEntry) => (
      <EntryActions
        {...{ kind, entry, actions, hasHistory, editHref: editHref(entry), more: more?.(entry) }}
        onMoveTo={order.onMoveTo(entry)}
        onPurge={trash.mayPurge ? () => bulk.purge([entry]) : undefined}
      />
    ),
  };
  return (
    <>
      <ViewBar {...{ kind, fixedParams, columns, page }} state={shown} />
      <ListHead
        {...{ kind, loaded, columns, bulk, reviews, onShow: show }}
        entryHref={(id) => editHref({ id } as AnyEntry)}
      />
      {trash.note}
      <div {...order.dragging}>
        <Table<AnyEntry>
          rowKey="id"
          columns={[...order.columns.concat(lead), ...ofKind, ...trash.columns, ...extra, menu]}
          dataSource={order.list}
          isBusy={running.isBusy}
          rowSelection={{
            hideSelectAll: true,
            selectedRowKeys: bulk.chosen.map(({ id }) => id),
            onChange: (keys) => bulk.choose(keys.map(Number)),
            getLabel: (entry) => t(LIST_TEXTS.choose, { title: entryTitle(entry) }),
          }}
          {...order.rows}
          empty={<EmptyList state={shown} total={page.total} onShow={show} />}
          pagination={paginate(loaded, show)}
          onSort={({ columnKey, order: direction }) =>
            show({ sort: columnKey ? `${direction === 'descend' ? '-' : ''}${columnKey}` : '' })
          }
        />
      </div>
      {order.dialogs}
      <ListDock {...{ kind, bulk, running, isTrash }} mayPurge={trash.mayPurge} />
    </>
  );
}

const paginate = ({ state, page }: LoadedList, show: EmptyListProps['onShow']) => ({
  current: page.page,
  pageSize: page.perpage,
  total: page.total,
  onChange: (next: number, size: number) =>
    show({ page: next, perpage: size === page.perpage ? state.perpage : size }),
  sizes: PAGE_SIZES.filter((size) => size >= page.perpage || page.perpage === state.perpage),
});

interface EmptyListProps {
  /** The list without the filters of the page. */
  state: ListState;
  total: number;
  onShow: (change: Partial<ListState>) => void;
}
/** Why a list is empty, and what to do. */
function EmptyList({ state: { text, status, filters }, total, onShow }: EmptyListProps) {
  const t = useMessage();
  const [reason, label, change] = findReason();

  function findReason(): [reason: string, label?: string, change?: Partial<ListState>] {
    if (total > 0) return [t(LIST_TEXTS.beyond), t(LIST_TEXTS.firstPage), {}];
    if (status === 'trash' && text === '')
      return [t(LIST_TEXTS.emptyTrash), t(LIST_TEXTS.leaveTrash), { status: '' }];
    if (text === '' && status === '' && Object.keys(filters).length === 0)
      return [t(LIST_TEXTS.emptyKind)];
    const whole = { text: '', status: '', filters: {} };
    return [t(LIST_TEXTS.emptySearch), t(TEXTS.reset), whole];
  }
  return (
    <Empty description={reason} image={Empty.PRESENTED_IMAGE_SIMPLE}>
      {change && <Button onClick={() => onShow(change)}>{label}</Button>}
    </Empty>
  );
}

const DAY_MS = 24 * 3_600_000;

/** Trash of a list: retention, deletion dates, and the permission to delete permanently. */
function useTrash(kind: AnyKind, { status }: ListState) {
  const t = useMessage();
  const priv = useAppStore(({ session }) => session?.priv);
  const isTrash = status === 'trash';
  // Without a response the list only lacks the dates.
  const { data: terms } = useLoaded<TrashRetention | null>(
    async (signal) => (isTrash ? api().get(TRASH_PATHS.terms, { signal }) : null),
    [isTrash],
  );
  const may = isTrash && canPurge(priv, kind.area);
  const column: TableColumn<AnyEntry> = {
    key: 'purge',
    title: LIST_TEXTS.purgeDay,
    render: (_, { deletedAt }) => {
      if (!terms || !deletedAt) return null;
      const at = calculatePurgeTime(deletedAt, terms);
      const left = Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / DAY_MS));
      return (
        <span className={styles.changed}>
          {formatDay(taipeiDay(at))}
          <br />
          {t(LIST_TEXTS.purgeLeft, { count: left })}
        </span>
      );
    },
  };
  const note = isTrash && terms && (
    <p className={styles.trash}>
      {t(LIST_TEXTS.trashNote, { days: terms.days })}
      {t(may ? LIST_TEXTS.trashMayPurge : LIST_TEXTS.trashAskManager)}
    </p>
  );
  return { isTrash, mayPurge: may, columns: isTrash ? [column] : [], note };
}
