import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Target {
  key: string;
  side: 'before' | 'after';
}
const SCROLL_EDGE_PX = 72;
const ROW = '[data-key], [data-row-key]';
const findRows = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>(`:scope > [data-key], [data-row-key]`),
];
const keyOf = ({ dataset }: HTMLElement) => dataset.key ?? dataset.rowKey;

/** Dragging by handles; `onDrop` gets the row and its new index, Escape cancels. */
export function useDragOrder(onDrop: (key: string, to: number) => void) {
  const latest = useRef<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const drag = (key: string | null) => {
    latest.current = key;
    setDragged(key);
  };
  const end = () => {
    drag(null);
    setTarget(null);
  };
  useEffect(() => {
    if (dragged === null) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && end();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  const list = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { currentTarget, target: pressed, pointerId, button, isPrimary } = event;
      const handle = (pressed as Element).closest('[data-handle]');
      const row = handle?.closest<HTMLElement>(ROW);
      if (!handle || !row || button !== 0 || !isPrimary) return;
      // A list inside a row has rows of its own.
      if (!findRows(currentTarget).includes(row)) return;
      // A captured click would not focus a handle that is a button.
      handle.setPointerCapture(pointerId);
      drag(keyOf(row) ?? null);
    },
    onPointerMove({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
      if (latest.current === null) return;
      if (clientY < SCROLL_EDGE_PX * 2) window.scrollBy(0, -SCROLL_EDGE_PX / 6);
      if (clientY > window.innerHeight - SCROLL_EDGE_PX) window.scrollBy(0, SCROLL_EDGE_PX / 6);
      const next = findTarget(findRows(currentTarget), clientY);
      if (next?.key !== target?.key || next?.side !== target?.side) setTarget(next);
    },
    onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
      const key = latest.current;
      if (key !== null && target && target.key !== key) {
        const others = findRows(currentTarget)
          .map(keyOf)
          .filter((other) => other !== key);
        const over = others.indexOf(target.key);
        onDrop(key, target.side === 'after' ? over + 1 : over);
      }
      end();
    },
    onPointerCancel: end,
  };
  return { dragged, target: dragged === null ? null : target, list };
}

/** The row nearest to a height, and which half of it. */
function findTarget(rows: readonly HTMLElement[], y: number): Target | null {
  const row = rows.find((each) => y < each.getBoundingClientRect().bottom) ?? rows.at(-1);
  const key = row && keyOf(row);
  if (!key) return null;
  const { top, height } = row.getBoundingClientRect();
  return { key, side: y < top + height / 2 ? 'before' : 'after' };
}
