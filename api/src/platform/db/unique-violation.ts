import { hasErrorCode } from './error-code.ts';

export const isUniqueViolation = (error: unknown): boolean => hasErrorCode(error, /^23505$/);
