import type { AnyKind } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import type { TableColumnsType } from 'antd';
import { Empty, Table } from 'antd';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { fieldLabelOf } from '../labels/field-labels.ts';
import { momentText } from '../taipei.ts';
import { useTexts } from '../use-texts.ts';
import { Cell } from './cell.tsx';
import { EntryActions } from './entry-actions.tsx';
import styles from './kind-list.module.css';
import { listSearchOf } from './list-state.ts';
import type { AnyEntry, LoadedList } from './load-list.ts';
import { StatusTag } from './status-tag.tsx';
import { useEntryActions } from './use-entry-actions.ts';

interface KindListProps {
  kind: AnyKind;
  loaded: LoadedList;
  /** Where an entry is edited. */
  editHref: (entry: AnyEntry) => string;
  /** Query keys that belong to the page and stay when the list changes. */
  keep?: Record<string, string>;
  /** Ordered by hand: entries can be moved. */
  isSortable?: boolean;
  /** More buttons for each entry. */
  more?: (entry: AnyEntry) => ReactNode;
}
/** The list of a kind: its columns, state, last change, and what can be done with each entry. The address is the only state. */
export function KindList({ kind, loaded: { state, page }, editHref, keep = {}, isSortable = false, more }: KindListProps) {
  const t = useMessage();
  const text = useTexts();
  const [, setSearch] = useSearchParams();
  const actions = useEntryActions(kind, page.list);
  const show = (change: Partial<typeof state>) => setSearch(new URLSearchParams([...Object.entries(keep), ...listSearchOf({ ...state, ...change })]));
  const isOwnOrder = isSortable && state.sort === '' && state.text === '' && state.status === '' && page.total <= page.perpage;

  const columns: TableColumnsType<AnyEntry> = [
    ...kind.columns.map((field) => ({
      key: field,
      title: t.of(fieldLabelOf(kind.id, field)),
      sorter: SORTED.has(kind.fields[field]?.type ?? ''),
      sortOrder: state.sort === field ? ('ascend' as const) : state.sort === `-${field}` ? ('descend' as const) : null,
      render: (_: unknown, entry: AnyEntry) =>
        field === kind.columns[0] && state.status !== 'trash' ? (
          <Link to={editHref(entry)} className={styles.title}>
            <Cell kind={kind} field={field} value={entry[field]} />
          </Link>
        ) : (
          <Cell kind={kind} field={field} value={entry[field]} />
        ),
    })),
    { key: 'status', title: text('status'), render: (_, entry) => <StatusTag entry={entry} /> },
    {
      key: 'updatedAt',
      title: text('changed'),
      sorter: true,
      sortOrder: state.sort === 'updatedAt' ? 'ascend' : state.sort === '-updatedAt' ? 'descend' : null,
      render: (_, { updatedAt, updatedBy }) => (
        <span className={styles.changed}>
          {momentText(updatedAt)}
          <br />
          {updatedBy}
        </span>
      ),
    },
    {
      key: 'actions',
      title: text('actions'),
      fixed: 'end',
      render: (_, entry) => (
        <EntryActions entry={entry} actions={actions} editHref={editHref(entry)} place={isOwnOrder ? placeOf(page.list, entry) : null} more={more?.(entry)} />
      ),
    },
  ];
  return (
    <>
      <p className={styles.total} role="status">
        {text('total', { count: page.total })}
      </p>
      <Table<AnyEntry>
        rowKey="id"
        columns={columns}
        dataSource={page.list}
        loading={actions.isBusy}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <Empty description={text('empty')} image={Empty.PRESENTED_IMAGE_SIMPLE} /> }}
        pagination={{ current: page.page, pageSize: page.perpage, total: page.total, hideOnSinglePage: true, showSizeChanger: false }}
        onChange={({ current = 1 }, _filters, sorter, { action }) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          show({ page: action === 'paginate' ? current : 1, sort: order ? `${order === 'descend' ? '-' : ''}${String(columnKey)}` : '' });
        }}
      />
    </>
  );
}
const SORTED = new Set(['text', 'date', 'integer', 'boolean', 'select', 'relation']);
const placeOf = (list: readonly AnyEntry[], entry: AnyEntry) => ({ at: list.indexOf(entry), of: list.length });
