import type { FocusTarget } from './use-body-commands.ts';

/** Moves the focus to an item's form or line, or back to an element that lost it when it was moved. */
export function applyFocus(focus: FocusTarget, root: HTMLElement): void {
  if ('element' in focus) {
    // An element loses the focus when it is moved in the document.
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

// A text's buttons stand before the text: whoever adds one wants to type.
const FIRST_FIELD = `[data-form] :is(input:not([hidden]), textarea, [contenteditable='true'], button:not([role='toolbar'] *))`;
