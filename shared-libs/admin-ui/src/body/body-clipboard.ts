import { BODY_ITEM_TYPES, type BodyItem } from '@admissions/model';
import { BODY_CLIPBOARD as STORAGE_KEY } from '@admissions/protocol';
import { deviceStorage } from '@admissions/store';
import { useSyncExternalStore } from 'react';

/** Raise when the format of copied items changes: older copies are discarded. */
const VERSION = 1;
const listeners = new Set<() => void>();

/** Stores copied items for other entries and other windows of this browser. */
export function copyItems(items: readonly object[]): void {
  // Without storage, or when it is full, the count stays as it was.
  deviceStorage.write(
    STORAGE_KEY,
    JSON.stringify({ version: VERSION, items: items.map((item) => ({ ...item, key: undefined })) }),
  );
  for (const listener of listeners) listener();
}

/** Copied items, without keys. */
export function loadCopiedItems(): BodyItem[] {
  const copied = deviceStorage.readJson(STORAGE_KEY) as {
    version?: unknown;
    items?: unknown;
  } | null;
  return copied?.version === VERSION && Array.isArray(copied.items)
    ? copied.items.filter(isItem)
    : [];
}

/** Number of copied items, in sync with other windows. */
export const useCopiedCount = (): number => useSyncExternalStore(listen, count, () => 0);

let counted = { text: '', count: 0 };
function count() {
  const text = deviceStorage.read(STORAGE_KEY) ?? '';
  if (text !== counted.text) counted = { text, count: loadCopiedItems().length };
  return counted.count;
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
