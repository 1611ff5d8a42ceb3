import { isApiError } from '@admissions/api-client';
import { RESULT_CODES } from '@admissions/protocol';

export const isGoneError = (error: unknown): boolean =>
  isApiError(error) && error.code === RESULT_CODES.notExists;

export const nullIfNotFound = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (isGoneError(error)) return null;
    throw error;
  });
