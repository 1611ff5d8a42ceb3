import { type AnyKind, formatShortMoment } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { DraftReview, ListedEntryDraft } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TEXTS } from '../base/texts.ts';
import { DraftTag } from '../drafts/draft-tag.tsx';
import { type CellProps, Nothing, PlainCell } from '../field-types/cells.tsx';
import { fieldTypeFor, isNothing } from '../field-types/field-types.tsx';
import { readFieldLabel } from '../labels/field-labels.ts';
import type { TableColumn } from '../table/table.tsx';
import { useColumnLabel, type useColumns } from './column-choice.tsx';
import styles from './kind-list.module.css';
import { isSorted, type ListState } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { computeShownState, type ShownState } from './shown-state.ts';

/** Number of a kind's columns that fit a narrow screen. */
const NARROW_COLUMNS = 3;

interface KindColumns {
  kind: AnyKind;
  state: ListState;
  columns: ReturnType<typeof useColumns>;
  drafts: readonly ListedEntryDraft[];
  reviews: readonly DraftReview[];
  editHref: (entry: AnyEntry) => string;
  /** Replaces the state of a published entry. */
  renderState?: ((entry: AnyEntry) => ReactNode) | undefined;
  readNote?: ((entry: AnyEntry) => string | undefined) | undefined;
}
/** Columns of a kind; their headers sort where the API can. */
export function useKindColumns({
  kind,
  state,
  columns: { shown, isUsual },
  drafts,
  reviews,
  editHref,
  renderState,
  readNote,
}: KindColumns): TableColumn<AnyEntry>[] {
  const t = useMessage();
  const readLabel = useColumnLabel(kind);
  const always = new Set(['status', ...kind.columns.slice(0, NARROW_COLUMNS)]);
  // Chosen and sorted columns stay, even if they need scrolling.
  const isSpare = (name: string) =>
    isUsual && !always.has(name) && readDirection(state.sort, name) === null;
  // In the trash, the deletion date and its author replace the spare columns.
  const names =
    state.status === 'trash'
      ? shown.filter((name) => name === 'updatedAt' || !isSpare(name))
      : shown;
  // Pinned and featured entries come first.
  const mark = kind.order[0]?.slice(1) ?? '';
  const usual = kind.order.find((order) => names.some((name) => readDirection(order, name))) ?? '';
  return names.map((name) => ({
    key: name,
    ...(kind.fields[name]?.type === 'integer' && { align: 'end' as const }),
    usualOrder: readDirection(state.sort || usual, name),
    isWideOnly: isSpare(name),
    title: readLabel(name),
    sorter: isSorted(kind, name),
    sortOrder: readDirection(state.sort, name),
    render: (_: unknown, entry: AnyEntry) => linked(name, entry, renderCell(name, entry)),
  }));

  function linked(name: string, entry: AnyEntry, cell: ReactNode): ReactNode {
    if (name !== kind.columns[0]) return cell;
    return state.status === 'trash' ? (
      <span className={styles.title}>{cell}</span>
    ) : (
      <>
        <Link
          data-opens
          // Takes a third of the row; shorter ones leave it to the other columns.
          data-long={String(entry[name]).length > 16 || undefined}
          to={editHref(entry)}
          className={styles.title}
        >
          {cell}
        </Link>
        {entry[mark] === true && <Tag color="warning">{t(readFieldLabel(kind, mark))}</Tag>}
      </>
    );
  }
  function renderCell(name: string, entry: AnyEntry): ReactNode {
    const replacement = name === 'status' && isPublished(entry) && renderState?.(entry);
    if (replacement) return replacement;
    if (name === 'status')
      return (
        <StatusTag
          entry={entry}
          draft={drafts.find(({ entryId }) => entryId === entry.id)}
          isReviewRequested={reviews.some(({ entryId }) => entryId === entry.id)}
          note={readNote?.(entry)}
        />
      );
    if (name === kind.title && !entry[name]) return t(LIST_TEXTS.untitled);
    if (name !== 'updatedAt') return <Cell kind={kind} field={name} value={entry[name]} />;
    return (
      <span className={styles.changed}>
        {formatShortMoment(entry.updatedAt)}
        <br />
        {entry.updatedBy}
      </span>
    );
  }
}

/** The direction of an order by this field, or by the begin of its range. */
function readDirection(order: string, name: string) {
  if (order.replace(/^-|\.begin$/g, '') !== name) return null;
  return order.startsWith('-') ? 'descend' : 'ascend';
}
const isPublished = (entry: AnyEntry) => computeShownState(entry) === 'published';

function Cell({ kind, field, value }: CellProps) {
  if (isNothing(value)) return <Nothing />;
  const definition = kind.fields[field];
  const TypeCell = (definition && fieldTypeFor(definition).Cell) ?? PlainCell;
  return <TypeCell kind={kind} field={field} value={value} />;
}

const COLOURS: Record<ShownState, string> = {
  draft: 'warning',
  published: 'success',
  scheduled: 'processing',
  ended: 'default',
  trash: 'error',
};

export function SampleMark() {
  const t = useMessage();
  return <span className="faint tiny nowrap">{t(LIST_TEXTS.sample)}</span>;
}

/** Current visibility of an entry, and its next change. */
export function StatusTag({
  entry,
  draft,
  isReviewRequested,
  note,
}: {
  entry: AnyEntry;
  draft?: ListedEntryDraft | undefined;
  /** A review is requested. */
  isReviewRequested?: boolean;
  note?: string | undefined;
}) {
  const t = useMessage();
  const state = computeShownState(entry);
  const [change, at] =
    state === 'scheduled'
      ? [LIST_TEXTS.from, entry.publishAt]
      : [LIST_TEXTS.until, state === 'published' && entry.unpublishAt];
  return (
    <div className={styles.state}>
      <Tag color={COLOURS[state]}>{t(TEXTS[state])}</Tag>
      {entry.isSample && <SampleMark />}
      {at && <div>{t(change, { time: formatShortMoment(at) })}</div>}
      {draft && <DraftTag draft={draft} isNamed={state === 'draft'} />}
      {isReviewRequested && <Tag color="warning">{t(TEXTS.asked)}</Tag>}
      {note && <div className="faint tiny">{note}</div>}
    </div>
  );
}
