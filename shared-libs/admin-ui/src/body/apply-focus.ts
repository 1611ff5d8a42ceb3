import type { FocusTarget } from './use-body-commands.ts';

/** Focuses an item's form or line, or an element that lost the focus when it was moved. */
export function applyFocus(focus: FocusTarget, root: HTMLElement): void {
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
  (field ?? row?.querySelector<HTMLElement>('button'))?.focus();
}

// Skips the toolbar before a text: after adding a text one wants to type.
const FIRST_FIELD = `[data-form] :is(input:not([hidden]), textarea, [contenteditable='true'], button:not([role='toolbar'] *))`;
