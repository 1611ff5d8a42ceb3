import { hasErrorCode } from './error-code.ts';

export const isUniqueViolation = (error: unknown) => hasErrorCode(error, /^23505$/);
