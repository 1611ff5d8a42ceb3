import type { AnyKind } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { DraftReview, ListedEntryDraft } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { MenuAction } from '../base/action-menu.tsx';
import { entryTitle } from '../base/entry-title.ts';
import { TEXTS } from '../base/texts.ts';
import type { TableColumn } from '../table/columns.ts';
import type { TableChange } from '../table/table.tsx';
import { Table } from '../table/table.tsx';
import { useColumns } from './column-storage.ts';
import { EmptyList } from './empty-list.tsx';
import { EntryActions } from './entry-actions.tsx';
import { useKindColumns } from './kind-columns.tsx';
import { ListDock } from './list-dock.tsx';
import { ListHead } from './list-head.tsx';
import type { ListState } from './list-state.ts';
import { formatListState } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import type { LoadedList } from './load-list.ts';
import { useBulk } from './use-bulk.ts';
import { useEntryActions } from './use-entry-actions.ts';
import { useManualOrder } from './use-manual-order.tsx';
import { useRun } from './use-run.ts';
import { useTrash } from './use-trash.tsx';
import { ViewBar } from './view-bar.tsx';

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
  /** Ordered manually: entries can be moved. */
  isSortable?: boolean;
  /** Shows the page-size selector; off where the page's own search has one. */
  hasPageSizes?: boolean;
  /** The entry's page opens its history with `history` in the URL. */
  hasHistory?: boolean;
  /** Columns of the page, after those of the kind. */
  extra?: readonly TableColumn<Entry>[];
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
  isSortable = false,
  hasPageSizes = true,
  hasHistory = true,
  extra = [],
  more,
}: KindListProps) {
  const { state, page } = loaded;
  const t = useMessage();
  const running = useRun();
  const bulk = useBulk(kind, loaded, running.run);
  const actions = useEntryActions(kind, running.run, { editHref, drafts, bulk });
  const order = useManualOrder(kind, loaded, running.run, isSortable);
  const columns = useColumns(kind);
  const isTrash = state.status === 'trash';
  const trash = useTrash(kind, isTrash);
  const { show, tableProps } = useListInUrl(loaded, fixedParams);
  const fieldColumns = useKindColumns({ kind, state, columns, drafts, reviews, editHref });
  const buttons = {
    key: 'actions',
    title: t(TEXTS.actions),
    fixed: 'end' as const,
    render: (_: unknown, entry: AnyEntry) => (
      <EntryActions
        {...{ kind, entry, actions, hasHistory }}
        editHref={editHref(entry)}
        onMoveTo={order.isMovable ? () => order.openPositionDialog(entry) : undefined}
        more={more?.(entry)}
        onPurge={trash.mayPurge ? () => bulk.purge([entry]) : undefined}
      />
    ),
  };
  return (
    <>
      <ViewBar {...{ kind, state, fixedParams, columns }} />
      <ListHead
        {...{ kind, loaded, columns }}
        reviewRequestCount={new Set(reviews.map(({ entryId }) => entryId)).size}
        chosen={bulk.chosen.length}
        entryHref={(id) => editHref({ id } as AnyEntry)}
        onChoosePage={(isChosen) => bulk.choose(isChosen ? page.list.map(({ id }) => id) : [])}
        onChooseWhole={() => void bulk.chooseWhole()}
        onShow={show}
      />
      {trash.note}
      <Table<AnyEntry>
        rowKey="id"
        columns={[...order.columns, ...fieldColumns, ...trash.columns, ...extra, buttons]}
        dataSource={order.list}
        isBusy={running.isBusy}
        rowSelection={{
          hideSelectAll: true,
          selectedRowKeys: bulk.chosen.map(({ id }) => id),
          onChange: (keys) => bulk.choose(keys.map(Number)),
          getLabel: (entry) => t(LIST_TEXTS.choose, { title: entryTitle(entry) }),
        }}
        rowClassName={order.rowClassName}
        onRow={order.onRow}
        empty={
          <EmptyList
            state={state}
            total={page.total}
            fixed={Object.keys(fixedParams)}
            onShow={show}
          />
        }
        {...tableProps}
        pagination={{ ...tableProps.pagination, ...(hasPageSizes && { sizes: PAGE_SIZES }) }}
      />
      {order.dialogs}
      <ListDock {...{ kind, bulk, running, isTrash }} mayPurge={trash.mayPurge} />
    </>
  );
}

/** Changes of the list are changes of the URL. */
function useListInUrl({ state, page }: LoadedList, fixedParams: Record<string, string>) {
  const [, setSearch] = useSearchParams();
  const show = (change: Partial<ListState>) =>
    setSearch(formatListState({ ...state, ...change }, fixedParams));
  return {
    show,
    tableProps: {
      pagination: {
        current: page.page,
        pageSize: page.perpage,
        total: page.total,
        onChange: (next: number, perpage: number) => show({ page: next, perpage }),
      },
      onSort: ({ columnKey, order }: TableChange) =>
        show({
          page: 1,
          sort: columnKey ? `${order === 'descend' ? '-' : ''}${columnKey}` : '',
        }),
    },
  };
}
