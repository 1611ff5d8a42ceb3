import type { BodyItem } from '@admissions/contracts';
import { BODY_ITEM_TYPES, BODY_CLIPBOARD as PLACE } from '@admissions/contracts';
import { useSyncExternalStore } from 'react';

/** Raised when what a copied item looks like changes: older copies are forgotten. */
const VERSION = 1;
const listeners = new Set<() => void>();

/** Keeps copied items for other entries, also in other windows of this browser. */
export function copyItems(items: readonly object[]): void {
  try {
    localStorage.setItem(
      PLACE,
      JSON.stringify({
        version: VERSION,
        items: items.map((item) => ({ ...item, key: undefined })),
      }),
    );
  } catch {
    // Without storage, or when it is full, nothing was copied: the count stays as it was.
  }
  for (const listener of listeners) listener();
}

/** The copied items, without keys. */
export function copiedItems(): BodyItem[] {
  try {
    const kept = JSON.parse(textKept()) as { version?: unknown; items?: unknown } | null;
    return kept?.version === VERSION && Array.isArray(kept.items) ? kept.items.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** How many items are copied; stays true to other windows. */
export const useCopiedCount = (): number => useSyncExternalStore(listen, count, () => 0);

let counted = { text: '', count: 0 };
function count(): number {
  const text = textKept();
  if (text !== counted.text) counted = { text, count: copiedItems().length };
  return counted.count;
}
function textKept(): string {
  try {
    return localStorage.getItem(PLACE) ?? 'null';
  } catch {
    return 'null';
  }
}
function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
const isItem = (item: unknown): item is BodyItem =>
  typeof item === 'object' &&
  item !== null &&
  (BODY_ITEM_TYPES as readonly unknown[]).includes((item as { type?: unknown }).type);
