import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** A row's form or line, or the element focused before a move. */
export type FocusTarget = { key: string; into: 'form' | 'line' } | { element: Element | null };

/** Returns a function that moves the focus after the next render. */
export function useRowFocus(root: RefObject<HTMLElement | null>) {
  const target = useRef<FocusTarget | null>(null);
  useLayoutEffect(() => {
    if (target.current && root.current) applyFocus(target.current, root.current);
    target.current = null;
  });
  return useCallback((next: FocusTarget) => {
    target.current = next;
  }, []);
}

function applyFocus(focus: FocusTarget, root: HTMLElement): void {
  if ('element' in focus) {
    // Moving an element in the document blurs it.
    if (document.activeElement !== focus.element && root.contains(focus.element))
      (focus.element as HTMLElement).focus();
    return;
  }
  const row = [...root.querySelectorAll<HTMLElement>('[data-key]')].find(
    ({ dataset }) => dataset.key === focus.key,
  );
  const field = focus.into === 'form' ? row?.querySelector<HTMLElement>(FIRST_FIELD) : null;
  (field ?? row?.querySelector<HTMLElement>('button, input:not([type="checkbox"])'))?.focus();
}

// Not the first control: after adding an item one wants to type.
const FIRST_FIELD = `[data-form] :is(input[type='text'], textarea, [contenteditable='true'])`;
