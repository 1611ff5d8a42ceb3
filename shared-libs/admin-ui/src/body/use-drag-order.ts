import type { DragEvent } from 'react';
import { useState } from 'react';

const KIND = 'application/x-body-item';
interface Target {
  key: string;
  side: 'before' | 'after';
}
const rowOf = (event: DragEvent) => (event.target as Element).closest?.<HTMLElement>('[data-key]') ?? null;

/** Dragging items by their handles; `onDrop` hears of the item, and of the one before or after which it was dropped. */
export function useDragOrder(onDrop: (key: string, target: Target) => void) {
  const [target, setTarget] = useState<Target | null>(null);
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(KIND);
  const list = {
    onDragStart(event: DragEvent) {
      const row = rowOf(event);
      if (!row?.dataset.key || !(event.target as HTMLElement).draggable) return;
      event.dataTransfer.setData(KIND, row.dataset.key);
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setDragImage(row, 16, 16);
    },
    onDragOver(event: DragEvent) {
      const row = rowOf(event);
      if (!isOurs(event) || !row?.dataset.key) return;
      event.preventDefault();
      const { top, height } = row.getBoundingClientRect();
      const next: Target = { key: row.dataset.key, side: event.clientY < top + height / 2 ? 'before' : 'after' };
      if (next.key !== target?.key || next.side !== target.side) setTarget(next);
    },
    onDrop(event: DragEvent) {
      if (!isOurs(event)) return;
      event.preventDefault();
      if (target) onDrop(event.dataTransfer.getData(KIND), target);
      setTarget(null);
    },
    onDragEnd: () => setTarget(null),
  };
  return { target, list };
}
