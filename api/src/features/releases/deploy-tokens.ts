import { networkKey } from '@admissions/protocol/addresses';
import { DEPLOY_SCOPES, type DeployScope } from '@admissions/protocol/releases';
import { and, eq, gt, isNull, notInArray, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { hashToken, isTokenFormat } from '../../platform/crypto/tokens.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { countRequest } from '../../platform/http/count-request.ts';
import { forbidden, unauthorized } from '../../platform/http/http-error.ts';
import { deployTokens } from './release-tables.ts';

export interface Deployer {
  tokenId: number;
  /** Name of the token. */
  name: string;
  remote: string;
  scopes: readonly DeployScope[];
  /** Given by operators in the settings, not in the back office. */
  isOperators: boolean;
}
/** Creator of the tokens in the settings. */
const SETTINGS_ACTOR = 'RELEASE_TOKENS';

declare module 'fastify' {
  interface FastifyRequest {
    deployer: Deployer | null;
  }
}

/** Failures share the limiter of sign-ins, with a lower limit. */
const FAILURE_LIMIT_DIVISOR = 3;

/** Throws 401 for a token that is invalid for the remote in the path, 429 after many failures. */
export async function requireDeployer({ db, config }: PlatformDeps, request: FastifyRequest) {
  const { remote = '' } = request.params as { remote?: string };
  const [, token = ''] = /^Bearer ([\w-]{1,100})$/i.exec(request.headers.authorization ?? '') ?? [];
  const found = isTokenFormat('deploy', token) ? await findToken(db, token, remote) : null;
  if (found)
    return {
      tokenId: found.id,
      name: found.name,
      remote,
      scopes: found.scopes ?? DEPLOY_SCOPES,
      // By the token: an account may have any name.
      isOperators: config.releaseTokens.get(remote) === token,
    };
  await countRequest(db.orm, {
    key: `deploy-refused:${networkKey(request.ip)}`,
    max: Math.ceil(config.loginLimit / FAILURE_LIMIT_DIVISOR),
    seconds: 600,
  });
  throw unauthorized('request.deployToken');
}

/** Only on routes with the access `deploy`; throws 403 unless the token has one of these scopes. */
export function getDeployer(
  { deployer }: Pick<FastifyRequest, 'deployer'>,
  ...scopes: DeployScope[]
) {
  if (deployer === null) throw unauthorized();
  if (!scopes.some((scope) => deployer.scopes.includes(scope))) throw forbidden();
  return deployer;
}

async function findToken({ orm }: PlatformDeps['db'], token: string, remote: string) {
  const now = new Date().toISOString();
  const [found] = await orm
    .update(deployTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(deployTokens.hash, hashToken(token)),
        eq(deployTokens.remote, remote),
        isNull(deployTokens.revokedAt),
        or(isNull(deployTokens.expiresAt), gt(deployTokens.expiresAt, now)),
      ),
    )
    .returning();
  return found ?? null;
}

export const toDeployToken = ({
  remote: _remote,
  hash: _hash,
  revokedBy: _revokedBy,
  scopes,
  ...token
}: typeof deployTokens.$inferSelect) => ({
  ...token,
  scopes: scopes ?? [...DEPLOY_SCOPES],
});

/** Stores deploy tokens from the settings. */
export async function prepareReleases({ db, config }: PlatformDeps) {
  const tokens = [...config.releaseTokens].map(([remote, token]) => ({
    remote,
    name: SETTINGS_ACTOR,
    hash: hashToken(token),
    createdBy: SETTINGS_ACTOR,
  }));
  await db.transaction(async (tx) => {
    await tx
      .update(deployTokens)
      .set({ revokedAt: new Date().toISOString(), revokedBy: SETTINGS_ACTOR })
      .where(
        and(
          eq(deployTokens.createdBy, SETTINGS_ACTOR),
          isNull(deployTokens.revokedAt),
          notInArray(
            deployTokens.hash,
            tokens.map(({ hash }) => hash),
          ),
        ),
      );
    // Revoked tokens stay revoked.
    if (tokens.length > 0) await tx.insert(deployTokens).values(tokens).onConflictDoNothing();
  });
}
