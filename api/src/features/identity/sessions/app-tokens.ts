import { and, eq, gt } from 'drizzle-orm';
import { createToken, hashToken, isTokenFormat } from '../../../platform/crypto/tokens.ts';
import type { Database } from '../../../platform/db/database.ts';
import { appTokens } from '../tables/identity-tables.ts';

const LIFETIME_SECONDS = 12 * 3600;
const MAX_CACHED_TOKENS = 20_000;

export type AppTokens = ReturnType<typeof createAppTokens>;

/** Tokens cannot be revoked, so valid ones are cached: a public read needs no query. */
export function createAppTokens(db: Database) {
  // Keyed by the token: it opens public data only, and hashing would slow down every read.
  const expiries = new Map<string, number>();

  function cacheToken(token: string, end: number) {
    if (expiries.size >= MAX_CACHED_TOKENS) expiries.delete(expiries.keys().next().value as string);
    expiries.set(token, end);
  }

  return {
    /** Issues a token for a site, to a browser or another client; `expire` in Unix seconds. */
    async issue(domain: string, kind: 'app' | 'client') {
      const token = createToken(kind);
      const expire = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
      await db.orm.insert(appTokens).values({
        hash: hashToken(token),
        domain,
        expiresAt: new Date(expire * 1000).toISOString(),
      });
      cacheToken(token, expire * 1000);
      return { token, expire };
    },
    async isValid(token: string | null) {
      if (token === null) return false;
      const expiry = expiries.get(token);
      if (expiry !== undefined) return expiry > Date.now();
      const hash = hashToken(token);
      const now = new Date().toISOString();
      const [row] = await db.orm
        .select()
        .from(appTokens)
        .where(and(eq(appTokens.hash, hash), gt(appTokens.expiresAt, now)));
      if (row) cacheToken(token, Date.parse(row.expiresAt));
      return row !== undefined;
    },
  };
}

interface Bearer {
  app: string | null;
  admin: string | null;
}
const NOTHING: Bearer = { app: null, admin: null };

/** Parses `Bearer app|admin` strictly, the scheme in any case; malformed parts are absent. */
export function parseBearer(header: string | undefined): Bearer {
  const [, joined] = /^Bearer ([\w|-]{1,200})$/i.exec(header ?? '') ?? [];
  if (joined === undefined) return NOTHING;
  const [app = '', admin = '', ...more] = joined.split('|');
  if (more.length > 0) return NOTHING;
  return {
    app: isTokenFormat('app', app) || isTokenFormat('client', app) ? app : null,
    admin: isTokenFormat('admin', admin) ? admin : null,
  };
}
