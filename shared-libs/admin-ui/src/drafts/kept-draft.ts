import type { FormValues } from '../form/form-values.ts';

/** What was typed and not saved. */
export interface KeptDraft {
  /** When it was typed last (ISO 8601). */
  at: string;
  /** The fields that differ from what the form started with. */
  changed: FormValues;
}
const LASTS = 14 * 24 * 3_600_000;
const PREFIX = 'form-draft ';

/** The name of a draft: of one account only, on machines that several people use; of the fields that one form shows. */
export const draftNameOf = (account: number, kind: string, id: number | null, fields: readonly string[]): string =>
  `${PREFIX}${account} ${kind} ${id ?? 'new'} ${fields.join()}`;

/** The draft of this name; null when there is none, when it is old, and when the browser keeps nothing. */
export function readDraft(name: string, now = Date.now()): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as KeptDraft | null;
    if (!kept || typeof kept.changed !== 'object' || kept.changed === null) return null;
    if (now - Date.parse(kept.at) < LASTS) return kept;
    forgetDraft(name);
    return null;
  } catch {
    return null;
  }
}
/** Keeps it; a browser without room or without storage costs only that. */
export function writeDraft(name: string, changed: FormValues): void {
  try {
    localStorage.setItem(name, JSON.stringify({ at: new Date().toISOString(), changed } satisfies KeptDraft));
  } catch {}
}
export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {}
}
