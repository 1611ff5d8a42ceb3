import type { DeployToken } from '@admissions/protocol/releases';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, isTokenFormat } from '../../platform/crypto/tokens.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { unauthorized } from '../../platform/http/http-error.ts';
import { networkKey } from '../../platform/http/visitor-network.ts';
import { countRequest } from '../../platform/limits/count-request.ts';
import { deployTokens } from './release-tables.ts';

export interface Deployer {
  tokenId: number;
  /** Name of the token. */
  name: string;
  remote: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    deployer: Deployer | null;
  }
}

/** Failures share the limiter of sign-ins, with a lower limit. */
const FAILURE_LIMIT_DIVISOR = 3;

/** Throws 401 for a token that is invalid for the remote in the path, 429 after many failures. */
export async function requireDeployer(
  { db, config }: Pick<PlatformDeps, 'db' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Deployer> {
  const { remote = '' } = request.params as { remote?: string };
  const [, token = ''] = /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '') ?? [];
  const found = isTokenFormat('deploy', token) ? await findToken(db, token, remote) : null;
  if (found) return { tokenId: found.id, name: found.name, remote };
  await countRequest(db.orm, reply, {
    key: `deploy-refused:${networkKey(request.ip)}`,
    max: Math.ceil(config.loginLimit / FAILURE_LIMIT_DIVISOR),
    seconds: 600,
  });
  throw unauthorized();
}

async function findToken({ orm }: PlatformDeps['db'], token: string, remote: string) {
  const [found] = await orm
    .update(deployTokens)
    .set({ lastUsedAt: new Date().toISOString() })
    .where(
      and(
        eq(deployTokens.hash, hashToken(token)),
        eq(deployTokens.remote, remote),
        isNull(deployTokens.revokedAt),
      ),
    )
    .returning({ id: deployTokens.id, name: deployTokens.name });
  return found ?? null;
}

export const toDeployToken = ({
  id,
  name,
  createdAt,
  createdBy,
  lastUsedAt,
  revokedAt,
}: typeof deployTokens.$inferSelect): DeployToken => ({
  id,
  name,
  createdAt,
  createdBy,
  lastUsedAt,
  revokedAt,
});
