import { describe, expect, it } from 'vitest';
import { calculateLifetime, readServerTime } from './cookie-lifetime.ts';

describe('cookie lifetime', () => {
  it.each([5000, 1405])('ends a cookie ten seconds before its token of %i', (expire) =>
    expect(calculateLifetime({ token: 't', expire }, 1400)).toBe(expire - 1410),
  );
  it.each([86_400_000, -86_400_000])('uses the server’s clock when ours is off by %i ms', (off) => {
    const server = Date.parse('2026-11-21T03:00:00Z');
    expect(readServerTime('Sat, 21 Nov 2026 03:00:00 GMT', server + off)).toBe(server / 1000);
  });
  it('uses our clock when the server sends no date', () =>
    expect(readServerTime(null, 7000)).toBe(7));
});
