import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Target {
  key: string;
  side: 'before' | 'after';
}
const SCROLL_EDGE_PX = 72;
const findRows = (list: Element) => [...list.querySelectorAll<HTMLElement>(':scope > [data-key]')];

/** Dragging by handles; `onDrop` gets the row and its new index, Escape cancels. */
export function useDragOrder(onDrop: (key: string, to: number) => void) {
  const dragged = useRef<string | null>(null);
  const [isDragging, setDragging] = useState(false);
  const [target, setTarget] = useState<Target | null>(null);
  const end = () => {
    dragged.current = null;
    setDragging(false);
    setTarget(null);
  };
  useEffect(() => {
    if (!isDragging) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && end();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  const list = {
    onPointerDown({
      target: pressed,
      currentTarget,
      pointerId,
      button,
      isPrimary,
    }: PointerEvent<HTMLElement>) {
      const key = (pressed as Element).closest('[data-handle]')?.closest<HTMLElement>('[data-key]')
        ?.dataset.key;
      if (!key || button !== 0 || !isPrimary) return;
      currentTarget.setPointerCapture(pointerId);
      dragged.current = key;
      setDragging(true);
    },
    onPointerMove({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
      if (dragged.current === null) return;
      if (clientY < SCROLL_EDGE_PX * 2) window.scrollBy(0, -SCROLL_EDGE_PX / 6);
      if (clientY > window.innerHeight - SCROLL_EDGE_PX) window.scrollBy(0, SCROLL_EDGE_PX / 6);
      const next = findTarget(findRows(currentTarget), clientY);
      if (next?.key !== target?.key || next?.side !== target?.side) setTarget(next);
    },
    onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
      const key = dragged.current;
      if (key !== null && target && target.key !== key) {
        const others = findRows(currentTarget).filter(({ dataset }) => dataset.key !== key);
        const over = others.findIndex(({ dataset }) => dataset.key === target.key);
        onDrop(key, target.side === 'after' ? over + 1 : over);
      }
      end();
    },
    onPointerCancel: end,
  };
  return { target: isDragging ? target : null, list };
}

/** The row nearest to a height, and which half of it. */
function findTarget(rows: readonly HTMLElement[], y: number): Target | null {
  const row = rows.find((each) => y < each.getBoundingClientRect().bottom) ?? rows.at(-1);
  if (!row?.dataset.key) return null;
  const { top, height } = row.getBoundingClientRect();
  return { key: row.dataset.key, side: y < top + height / 2 ? 'before' : 'after' };
}
