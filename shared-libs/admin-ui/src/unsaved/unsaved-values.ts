import type { FormValues } from '@admissions/model/merge';
import { UNSAVED_PREFIX, UNSAVED_TTL_MS } from '@admissions/protocol';
import { deviceStorage } from '@admissions/store';
import { decryptText, encryptText } from './encrypted-text.ts';

export interface UnsavedValues {
  /** Last change (ISO 8601). */
  at: string;
  /** Changed fields. */
  changed: FormValues;
  /** The same fields before the change. */
  base: FormValues;
}
/** Stored form: only the time is plain text, so that any account can remove expired values. */
interface Stored {
  at: string;
  sealed: string;
  /** Encrypted as well; missing in values of former releases. */
  base?: string;
}

/** Storage name of a form: includes the account, for shared machines, and the form's fields. */
export const toUnsavedName = (
  account: number,
  kind: string,
  id: number | null,
  fields: readonly string[],
): string => `${UNSAVED_PREFIX}${account} ${kind} ${id ?? 'new'} ${fields.join()}`;

/** Null when missing, expired or unavailable. Encrypted with the account's key. */
export function loadUnsaved(
  name: string,
  key: string | undefined,
  now = Date.now(),
): UnsavedValues | null {
  if (key === undefined) return null;
  try {
    const stored = deviceStorage.readJson(name) as Partial<Stored> | null;
    if (!stored) return null;
    if (stored.at && stored.sealed && now - Date.parse(stored.at) < UNSAVED_TTL_MS) {
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
/** Fails silently without storage space. Without a key (signed out) nothing is stored. */
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
