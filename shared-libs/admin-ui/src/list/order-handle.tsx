import type { AnyEntry } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { entryTitle } from '../base/entry-title.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './order-handle.module.css';

interface OrderHandleProps {
  entry: AnyEntry;
  /** Position in the whole list, from 1. */
  at: number;
  of: number;
  drag: ReturnType<typeof useRowDrag>;
  onStep: (by: number) => void;
}
/** Moves an entry by dragging or with the arrow keys. */
export function OrderHandle({ entry, at, of, drag, onStep }: OrderHandleProps) {
  const t = useMessage();
  return (
    <button
      type="button"
      data-row-tool
      className={styles.handle}
      title={t(LIST_TEXTS.handleHint)}
      aria-label={t(LIST_TEXTS.handle, { title: entryTitle(entry), at, of })}
      {...drag.handleOf(entry.id)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') drag.cancel();
        handleStep(event, onStep, true);
      }}
    >
      <span aria-hidden="true">⠿</span>
      <span aria-hidden="true">{at}</span>
    </button>
  );
}

/** Arrow keys move the entry; outside of its handle only with Alt. */
export function handleStep(
  event: KeyboardEvent,
  onStep: (by: number) => void,
  isHandle = false,
): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const isOther = event.ctrlKey || event.metaKey || event.defaultPrevented;
  if (by === undefined || isOther || (!isHandle && !event.altKey)) return;
  event.preventDefault();
  onStep(by);
}

interface Drag {
  id: number;
  /** The row under the pointer, and whether it would go after that. */
  over: number | null;
  isAfter: boolean;
}
const SCROLL_EDGE_PX = 72;

/** Dragging rows by their handles with mouse, pen or touch; `onDrop` gets the target. */
export function useRowDrag(onDrop: (id: number, over: number, isAfter: boolean) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = () => setDrag(null);
  function move({ currentTarget, clientY }: PointerEvent<HTMLElement>): void {
    if (!drag) return;
    if (clientY < SCROLL_EDGE_PX * 2) window.scrollBy(0, -SCROLL_EDGE_PX / 6);
    if (clientY > window.innerHeight - SCROLL_EDGE_PX) window.scrollBy(0, SCROLL_EDGE_PX / 6);
    const handle = currentTarget.getBoundingClientRect();
    const row = document
      .elementFromPoint(handle.left + handle.width / 2, clientY)
      ?.closest<HTMLElement>('tr[data-row-key]');
    if (!row?.parentElement?.contains(currentTarget)) return;
    const { top, height } = row.getBoundingClientRect();
    setDrag({ id: drag.id, over: Number(row.dataset.rowKey), isAfter: clientY > top + height / 2 });
  }
  return {
    /** CSS marker of a row: 'dragged', 'before' or 'after'. */
    markOf(id: number) {
      if (drag?.id === id) return 'dragged';
      if (drag?.over !== id) return null;
      return drag.isAfter ? 'after' : 'before';
    },
    cancel: end,
    handleOf: (id: number) => ({
      onPointerDown({ button, isPrimary, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
        if (button !== 0 || !isPrimary) return;
        currentTarget.setPointerCapture(pointerId);
        setDrag({ id, over: null, isAfter: false });
      },
      onPointerMove: move,
      onPointerUp() {
        if (drag && drag.over !== null && drag.over !== drag.id)
          onDrop(drag.id, drag.over, drag.isAfter);
        end();
      },
      onPointerCancel: end,
    }),
  };
}
