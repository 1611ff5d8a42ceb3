import type { DeployToken } from '@admissions/protocol/releases';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, isTokenFormat } from '../../platform/crypto/tokens.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { unauthorized } from '../../platform/http/http-error.ts';
import { networkKey } from '../../platform/http/visitor-network.ts';
import { countRequest } from '../../platform/limits/count-request.ts';
import { deployTokens } from './release-tables.ts';

/** A team's program that has proved itself by the deploy token of one remote. */
export interface Deployer {
  tokenId: number;
  /** Of the token. */
  name: string;
  remote: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes with the access `deploy`. */
    deployer: Deployer | null;
  }
}

/** Of the sign-ins from one network as many may fail; deploy tokens are no other. */
const FAILURE_LIMIT_DIVISOR = 3;

/** Who the deploy token in the header belongs to. Refuses with 401 any other than a living one of the remote that the path names, and with 429 who guesses. */
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

/** A token as staff read it. */
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
