import { COOKIE_MARGIN_SECONDS, type Token } from '@admissions/protocol';

/** Seconds until the token expires, less a margin, by the server's clock (`serverNow`, Unix s). */
export const calculateLifetime = ({ expire }: Token, serverNow: number) =>
  expire - serverNow - COOKIE_MARGIN_SECONDS;

/** The Date header in Unix seconds; the local clock without one. */
export function readServerTime(dateHeader: unknown, localNow = Date.now()) {
  const serverTime = Date.parse(String(dateHeader));
  return Math.floor((Number.isNaN(serverTime) ? localNow : serverTime) / 1000);
}
