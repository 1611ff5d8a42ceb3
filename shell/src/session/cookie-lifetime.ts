import type { Token } from '@admissions/protocol';
import { COOKIE_MARGIN_SECONDS } from '@admissions/protocol';

/** The shortest life of a token's cookie, in seconds: a server that hands out very short tokens must not make a sign-in loop. */
const MIN_LIFETIME_SECONDS = 5;

/** How long a token's cookie lives, in seconds: to its end less the margin, by the server's clock (`serverNow`, Unix seconds). */
export const calculateLifetime = ({ expire }: Token, serverNow: number): number =>
  Math.max(MIN_LIFETIME_SECONDS, expire - serverNow - COOKIE_MARGIN_SECONDS);

/** The server's clock out of its Date header, in Unix seconds; ours when it sends none. */
export function readServerTime(
  dateHeader: string | null | undefined,
  localNow = Date.now(),
): number {
  const serverTime = Date.parse(dateHeader ?? '');
  return Math.floor((Number.isNaN(serverTime) ? localNow : serverTime) / 1000);
}
