import { useSyncExternalStore } from 'react';
import type { MarkField, TypedMarks } from './marks.ts';

// In memory alone: a reload forgets them, and nothing here writes to storage, address or network.
const NONE: TypedMarks = {};
let typed: TypedMarks = NONE;
const listeners = new Set<() => void>();

/** What this visitor typed as marks on any page since the document was loaded. */
export const useTypedMarks = (): TypedMarks =>
  useSyncExternalStore(
    subscribe,
    () => typed,
    () => NONE,
  );

/** Takes what was typed into a field. */
export function typeMark(field: MarkField, text: string): void {
  change({ ...typed, [field]: text });
}
/** Forgets everything that was typed. */
export const forgetMarks = (): void => change(NONE);

function change(next: TypedMarks): void {
  typed = next;
  for (const tell of listeners) tell();
}
function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}
