import type { PointerEvent } from 'react';
import { useState } from 'react';

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
    isDragging: drag !== null,
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
