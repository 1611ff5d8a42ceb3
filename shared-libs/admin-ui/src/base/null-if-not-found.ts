import { isApiError } from '@admissions/api-client';
import { RESULT_CODES } from '@admissions/protocol';

export async function nullIfNotFound<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error) && error.code === RESULT_CODES.notExists) return null;
    throw error;
  }
}
