import { isSameSecret } from '@admissions/protocol/server';

/** Whether this header carries the token of our own processes; takes the same time for every wrong one. */
export const isInternal = (header: string | string[] | undefined, token: string): boolean =>
  isSameSecret(header, token);
