import type { FocusEvent } from 'react';
import { useRef } from 'react';
import { useLostFocus } from '../base/use-lost-focus.ts';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)';

/** Moves the focus of a removed row to its successor, or to the table. */
export function useRowFocus() {
  const table = useRef<HTMLTableElement>(null);
  const at = useRef(0);
  const { onFocus, onBlur } = useLostFocus(() => {
    const rows = table.current?.querySelectorAll('tr[data-row-key]') ?? [];
    const row = rows[Math.min(at.current, rows.length - 1)];
    return row?.querySelector<HTMLElement>(CONTROLS) ?? table.current;
  });
  return {
    ref: table,
    tabIndex: -1,
    onBlur,
    onFocus: (event: FocusEvent) => {
      at.current = event.target.closest('tr')?.sectionRowIndex ?? 0;
      onFocus(event);
    },
  };
}
