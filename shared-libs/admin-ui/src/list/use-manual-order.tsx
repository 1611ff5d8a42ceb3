import { api } from '@admissions/api-client';
import { type AnyKind, adminPathsOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { entryTitle } from '../base/entry-title.ts';
import { findChangedSlice, moveItem } from '../base/move-item.ts';
import { PositionDialog } from '../base/position-dialog.tsx';
import { useDragOrder } from '../body/use-drag-order.ts';
import type { TableColumn } from '../table/table.tsx';
import styles from './kind-list.module.css';
import type { LoadedList } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { handleStep, OrderHandle } from './order-handle.tsx';
import type { Run } from './use-bulk.ts';
import { loadWholeList } from './use-chosen-entries.ts';

interface Movable {
  isSortable: boolean;
  groupOf: (entry: AnyEntry) => string;
  /** All pages of a list in groups. */
  whole: readonly AnyEntry[];
}
/** Column, row props and dialog that move entries where the list shows the manual order. */
export function useManualOrder(
  kind: AnyKind,
  loaded: LoadedList,
  run: Run,
  { isSortable, groupOf, whole }: Movable,
) {
  const { state, page } = loaded;
  const peersIn = (list: readonly AnyEntry[], entry: AnyEntry) =>
    list.filter((each) => groupOf(each) === groupOf(entry));
  /** In its group, from 1. */
  function positionIn(list: readonly AnyEntry[], entry: AnyEntry) {
    const [first] = peersIn(page.list, entry);
    const before = groupOf(entry)
      ? peersIn(whole, entry).findIndex(({ id }) => id === first?.id)
      : (page.page - 1) * page.perpage;
    return before + peersIn(list, entry).findIndex(({ id }) => id === entry.id) + 1;
  }
  const order = useOrder(kind, loaded, run, { groupOf, positionIn });
  const [positioned, setPositioned] = useState<AnyEntry | null>(null);
  const { dragged, target, list } = useDragOrder((key, to) => order.move(Number(key), to, 0));
  const indexOf = ({ id }: AnyEntry) => order.list.findIndex((entry) => entry.id === id);
  const positionOf = (entry: AnyEntry) => positionIn(order.list, entry);
  const step = (entry: AnyEntry, by: number) => order.move(entry.id, indexOf(entry) + by);
  const isMovable =
    isSortable && state.sort === '' && state.text === '' && state.status === '' && page.total > 1;
  const column: TableColumn<AnyEntry> = {
    key: 'order',
    title: LIST_TEXTS.order,
    width: '4.5rem',
    render: (_, entry) => (
      <span className="flex middle-row figures soft">
        <OrderHandle
          entry={entry}
          at={positionOf(entry)}
          of={groupOf(entry) ? peersIn(whole, entry).length : page.total}
          onStep={(by) => step(entry, by)}
        />
        {positionOf(entry)}
      </span>
    ),
  };
  return {
    list: order.list,
    dragging: list,
    columns: isMovable ? [column] : [],
    rows: {
      groupOf,
      rowClassName({ id }: AnyEntry): string {
        const side = target?.key === String(id) && target.side;
        return styles[dragged === String(id) ? 'dragged' : side || ''] ?? '';
      },
      onRow: (entry: AnyEntry) =>
        isMovable
          ? { onKeyDown: (event: KeyboardEvent) => handleStep(event, (by) => step(entry, by)) }
          : {},
    },
    onMoveTo: (entry: AnyEntry) =>
      isMovable && !groupOf(entry) ? () => setPositioned(entry) : undefined,
    dialogs: (
      <>
        <p role="status" className="vh">
          {order.announcement}
        </p>
        {positioned && (
          <PositionDialog
            title={entryTitle(positioned)}
            at={positionOf(positioned)}
            of={page.total}
            onChoose={(position) => order.moveTo(positioned.id, position)}
            onClose={() => setPositioned(null)}
          />
        )}
      </>
    ),
  };
}

/** Several steps in a row share one request. */
const SAVE_DELAY_MS = 600;

/** Manual order of a list: optimistic, debounced, with undo. */
function useOrder(
  kind: AnyKind,
  loaded: LoadedList,
  run: Run,
  {
    groupOf,
    positionIn,
  }: Pick<Movable, 'groupOf'> & {
    positionIn: (list: readonly AnyEntry[], entry: AnyEntry) => number;
  },
) {
  const t = useMessage();
  const { page } = loaded;
  const [draft, setDraft] = useState<{ of: readonly AnyEntry[]; list: AnyEntry[] } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = draft?.of === page.list ? draft.list : page.list;
  const paths = adminPathsOf(kind);

  const send = async (was: number[], now: number[]) => {
    const ids = findChangedSlice(was, now);
    if (ids.length > 0) await api().post(paths.sort, { ids });
    return { was, now };
  };
  const save = (call: () => ReturnType<typeof send>) =>
    void run({ call, message: t(LIST_TEXTS.didMove), undo: ({ was, now }) => send(now, was) });
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void } | null>(null);
  const flush = () => {
    clearTimeout(pending.current?.timer);
    pending.current?.save();
    pending.current = null;
  };
  // Send pending steps when leaving the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads only the ref
  useEffect(() => flush, []);
  return {
    announcement,
    list,
    /** Moves an entry locally; saves after a pause. */
    move(id: number, to: number, delayMs = SAVE_DELAY_MS): void {
      const from = list.findIndex((each) => each.id === id);
      const target = Math.max(0, Math.min(list.length - 1, to));
      const entry = list[from];
      const over = list[target];
      if (!entry || !over || from === target || groupOf(entry) !== groupOf(over)) return;
      const next = moveItem(list, from, target);
      setDraft({ of: page.list, list: next });
      const at = positionIn(next, entry);
      setAnnouncement(t(LIST_TEXTS.nowAt, { title: entryTitle(entry), at }));
      clearTimeout(pending.current?.timer);
      pending.current = {
        timer: setTimeout(flush, delayMs),
        save: () => save(() => send(page.list.map(toId), next.map(toId))),
      };
    },
    /** Moves it to a position of the whole list, from 1. */
    moveTo: (id: number, position: number) =>
      save(async () => {
        const all = (await loadWholeList<AnyEntry>(paths.list, loaded)).map(toId);
        const from = all.indexOf(id);
        return send(all, from < 0 ? all : moveItem(all, from, position - 1));
      }),
  };
}
const toId = ({ id }: AnyEntry) => id;
