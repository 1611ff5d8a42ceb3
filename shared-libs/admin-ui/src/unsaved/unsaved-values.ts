import type { FormValues } from '@admissions/model/merge';
import { DRAFT_PREFIX, DRAFT_TTL_MS } from '@admissions/protocol';
import { deviceStorage } from '@admissions/store';
import { decryptText, encryptText } from './encrypted-text.ts';

/** What was typed and not saved. */
export interface UnsavedValues {
  /** When it was typed last (ISO 8601). */
  at: string;
  /** The fields that differ from what the form started with. */
  changed: FormValues;
  /** The same fields before they were changed. */
  base: FormValues;
}
/** As it lies in the browser: readable is only when, so that it can be cleared away by anybody. */
interface Stored {
  at: string;
  sealed: string;
  /** Sealed as well; absent in what former releases stored. */
  base?: string;
}

/** The name of an unsaved form: of one account only, on machines that several people use; of the fields that one form shows. */
export const toUnsavedName = (
  account: number,
  kind: string,
  id: number | null,
  fields: readonly string[],
): string => `${DRAFT_PREFIX}${account} ${kind} ${id ?? 'new'} ${fields.join()}`;

/** The unsaved values of this name; null when there is none, when it is old, and when the browser keeps nothing. The key is the account's: nobody else can read it. */
export function loadUnsaved(
  name: string,
  key: string | undefined,
  now = Date.now(),
): UnsavedValues | null {
  if (key === undefined) return null;
  try {
    const stored = deviceStorage.readJson(name) as Partial<Stored> | null;
    if (!stored) return null;
    if (stored.at && stored.sealed && now - Date.parse(stored.at) < DRAFT_TTL_MS) {
      const open = (text: string) =>
        JSON.parse(decryptText(text, { key, place: name })) as FormValues;
      const base = stored.base === undefined ? {} : open(stored.base);
      return { at: stored.at, changed: open(stored.sealed), base };
    }
    deleteUnsaved(name);
    return null;
  } catch {
    return null;
  }
}
/** Keeps it; a browser without room or without storage costs only that. Without a key, so after signing out, nothing is kept. */
export function saveUnsaved(
  name: string,
  changed: FormValues,
  key: string | undefined,
  base: FormValues = {},
): void {
  if (key === undefined) return;
  const seal = (values: FormValues) => encryptText(JSON.stringify(values), { key, place: name });
  const stored: Stored = {
    at: new Date().toISOString(),
    sealed: seal(changed),
    base: seal(base),
  };
  deviceStorage.write(name, JSON.stringify(stored));
}
export const deleteUnsaved = (name: string) => deviceStorage.remove(name);
