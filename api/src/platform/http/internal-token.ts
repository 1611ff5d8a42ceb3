import { isSameSecret } from '@admissions/protocol/server';

/** Constant time. */
export const isInternal = (header: string | string[] | undefined, token: string) =>
  isSameSecret(header, token);
