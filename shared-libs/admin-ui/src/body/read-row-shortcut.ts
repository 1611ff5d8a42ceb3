import type { KeyboardEvent } from 'react';

/** Alt+arrow and mod+Z in a list of rows; null for keys that are not for the list. */
export function readRowShortcut(event: KeyboardEvent<HTMLElement>) {
  const from = event.target as HTMLElement;
  // Keys of a running input method (Zhuyin, Pinyin).
  if (event.nativeEvent.isComposing || event.keyCode === 229) return null;
  // Events of the rows' dialogs bubble here through React, from elsewhere in the document.
  if (!event.currentTarget.contains(from)) return null;
  return {
    from,
    key: from.closest<HTMLElement>('[data-key]')?.dataset.key ?? '',
    by: event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined,
    isUndo: (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z',
  };
}
