import { isApiError } from '@admissions/api-client';
import { RESULT_CODES } from '@admissions/protocol';
import type { EntryDraft } from '@admissions/protocol/staff';

export const isGoneError = (error: unknown): boolean =>
  isApiError(error) && error.code === RESULT_CODES.notExists;
export const isWorkingCopy = (value: unknown): value is EntryDraft =>
  typeof value === 'object' && value !== null && 'changed' in value && 'version' in value;
