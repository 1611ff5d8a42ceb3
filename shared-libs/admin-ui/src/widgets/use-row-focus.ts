import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

type FocusTarget = { key: string; into: 'fields' | 'line' } | { element: Element };

/** Focuses a row after rendering: first field, line, or the element focused before a move. */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const focusTarget = useRef<FocusTarget | null>(null);
  useLayoutEffect(() => {
    const now = focusTarget.current;
    focusTarget.current = null;
    if (!now) return;
    if ('element' in now) {
      if (now.element instanceof HTMLElement) now.element.focus();
      return;
    }
    const row = list.current?.querySelector(`:scope > [data-key="${now.key}"]`);
    const target =
      now.into === 'fields' ? '[data-fields] :is(input, textarea, button)' : 'button, input';
    row?.querySelector<HTMLElement>(target)?.focus();
  });
  return {
    focusFields: (key: string) => {
      focusTarget.current = { key, into: 'fields' };
    },
    focusLine: (key: string) => {
      focusTarget.current = { key, into: 'line' };
    },
    retainFocus: () => {
      if (document.activeElement) focusTarget.current = { element: document.activeElement };
    },
  };
}
