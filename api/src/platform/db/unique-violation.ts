import { hasErrorCode } from './error-code.ts';

/** Whether the database refused a write because its value is taken. */
export const isUniqueViolation = (error: unknown): boolean => hasErrorCode(error, /^23505$/);
