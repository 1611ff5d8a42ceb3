import { and, eq, gt, lt } from 'drizzle-orm';
import { hashToken, newToken } from '../../../platform/crypto/tokens.ts';
import type { Database } from '../../../platform/db/database.ts';
import { appTokens } from '../tables/auth-tables.ts';

const LIFETIME_SECONDS = 12 * 3600;
const REMEMBERED = 20_000;

export type AppTokens = ReturnType<typeof createAppTokens>;

/** Application tokens. Nothing ends one before its time, so one that was found is remembered: a public read costs no query for it. */
export function createAppTokens(db: Database) {
  // By the token itself: such a token opens what is public, and making its hash anew would be a good part of what a read costs.
  const ends = new Map<string, number>();

  function remember(token: string, end: number) {
    if (ends.size >= REMEMBERED) ends.delete(ends.keys().next().value as string);
    ends.set(token, end);
  }

  return {
    /** Makes a token for a site; `expire` in Unix seconds. */
    async issue(domain: string) {
      const token = newToken('app');
      const expire = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
      await db.orm.insert(appTokens).values({
        hash: hashToken(token),
        domain,
        expiresAt: new Date(expire * 1000).toISOString(),
      });
      remember(token, expire * 1000);
      return { token, expire };
    },
    async isValid(token: string | null): Promise<boolean> {
      if (token === null) return false;
      const known = ends.get(token);
      if (known !== undefined) return known > Date.now();
      const hash = hashToken(token);
      const now = new Date().toISOString();
      const [row] = await db.orm
        .select()
        .from(appTokens)
        .where(and(eq(appTokens.hash, hash), gt(appTokens.expiresAt, now)));
      if (row) remember(token, Date.parse(row.expiresAt));
      return row !== undefined;
    },
    dropExpired: () =>
      db.orm.delete(appTokens).where(lt(appTokens.expiresAt, new Date().toISOString())),
  };
}
