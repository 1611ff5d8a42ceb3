import type { Token } from '@admissions/protocol';
import { COOKIE_MARGIN_SECONDS } from '@admissions/protocol';

/** The shortest life of a token's cookie, in seconds: a server that hands out very short tokens must not make a sign-in loop. */
const SHORTEST = 5;

/** How long a token's cookie lives, in seconds: to its end less the margin, by the server's clock (`serverNow`, Unix seconds). */
export const computeLifetime = ({ expire }: Token, serverNow: number): number =>
  Math.max(SHORTEST, expire - serverNow - COOKIE_MARGIN_SECONDS);

/** The server's clock out of its Date header, in Unix seconds; ours when it sends none. */
export function serverClock(dateHeader: string | null | undefined, ourNow = Date.now()): number {
  const told = Date.parse(dateHeader ?? '');
  return Math.floor((Number.isNaN(told) ? ourNow : told) / 1000);
}
