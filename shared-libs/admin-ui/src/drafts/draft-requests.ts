import { api, isApiError } from '@admissions/api-client';
import { type AnyKind, adminPathsOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import { RESULT_CODES } from '@admissions/protocol';
import { ENTRY_DRAFT_PATHS, type EntryDraft } from '@admissions/protocol/staff';

// Autosave retries anyway, and the form shows failures.
export const SILENT = { silent: true };

export const isGoneError = (error: unknown): boolean =>
  isApiError(error) && error.code === RESULT_CODES.notExists;
export const isWorkingCopy = (value: unknown): value is EntryDraft =>
  typeof value === 'object' && value !== null && 'changed' in value && 'version' in value;

export const loadEntry = (kind: AnyKind, id: number): Promise<AnyEntry> =>
  api().get<AnyEntry>(adminPathsOf(kind).info(id), SILENT);
/** Null when it is gone; as it was, on any other failure. */
export const reloadDraft = (draft: EntryDraft): Promise<EntryDraft | null> =>
  api()
    .get<EntryDraft>(ENTRY_DRAFT_PATHS.one(draft.id), SILENT)
    .catch((error: unknown) => (isGoneError(error) ? null : draft));
