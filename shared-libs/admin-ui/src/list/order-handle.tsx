import type { AnyEntry } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import type { KeyboardEvent } from 'react';
import { entryTitle } from '../base/entry-title.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './order-handle.module.css';

interface OrderHandleProps {
  entry: AnyEntry;
  /** Position in the whole list, from 1. */
  at: number;
  of: number;
  onStep: (by: number) => void;
}
/** Moves an entry by dragging or with the arrow keys. */
export function OrderHandle({ entry, at, of, onStep }: OrderHandleProps) {
  const t = useMessage();
  return (
    <button
      type="button"
      data-row-tool
      data-handle
      className={styles.handle}
      title={t(LIST_TEXTS.handleHint)}
      aria-label={t(LIST_TEXTS.handle, { title: entryTitle(entry), at, of })}
      onKeyDown={(event) => handleStep(event, onStep, true)}
    >
      <span aria-hidden="true">⠿</span>
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
