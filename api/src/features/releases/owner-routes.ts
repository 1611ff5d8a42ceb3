import { requiredLine } from '@admissions/model/schema';
import {
  DEPLOY_SCOPES,
  ownerFields,
  RELEASE_ADMIN_PATHS,
  remoteName,
} from '@admissions/protocol/releases';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import { createNotFoundError } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { wholeNumberText } from '../../platform/validation/request-faults.ts';
import { toDeployToken } from './deploy-tokens.ts';
import { toOwner } from './list-releases.ts';
import { incrementSequence, lockChannels, recordReleaseChange } from './record-release-change.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { releaseDocs } from './release-docs.ts';
import { deployTokens, remoteOwners } from './release-tables.ts';
import { staffChange, toActor } from './staff-change.ts';

const params = z.strictObject({ remote: remoteName() });
const inOneYear = () => new Date(Date.now() + 365 * 24 * 3_600_000).toISOString();
const tokenBody = z.strictObject({
  name: requiredLine(80).meta({ minLength: 1, maxLength: 80 }),
  expiresAt: z.iso
    .datetime('request.value')
    .refine((at) => Date.parse(at) > Date.now(), 'request.value')
    .nullable()
    .optional(),
  scopes: z
    .array(z.enum(DEPLOY_SCOPES, 'request.value'))
    .min(1, 'validation.required')
    .max(DEPLOY_SCOPES.length, 'request.value')
    .optional(),
});

/** Owners of remotes and their deploy tokens. */
export function ownerRoutes(app: FastifyInstance, deps: ReleaseDeps) {
  const { db } = deps;

  staffChange(app, deps, {
    method: 'PUT',
    url: RELEASE_ADMIN_PATHS.owner(':remote'),
    docs: releaseDocs.owner,
    params,
    body: z.strictObject(ownerFields),
    handler: async ({ remote, budget, team, prefixes, by }) => {
      const owner = await db.transaction(async (tx) => {
        await lockChannels(tx);
        const values = {
          team,
          prefixes,
          budget: budget ?? null,
          updatedAt: new Date().toISOString(),
          updatedBy: by.name,
        };
        const [row] = await tx
          .insert(remoteOwners)
          .values({ remote, ...values })
          .onConflictDoUpdate({ target: remoteOwners.remote, set: values })
          .returning();
        // Forces a repeated check of releases that are being accepted.
        await incrementSequence(tx);
        const reason = `${team}: ${prefixes.join(' ')}`;
        await recordReleaseChange(tx, by, { remote, action: 'owner', reason });
        return row;
      });
      if (!owner) throw createNotFoundError();
      return toOwner(owner);
    },
  });
  tokenRoutes(app, deps);
}

function tokenRoutes(app: FastifyInstance, deps: ReleaseDeps) {
  const { db } = deps;

  staffChange(app, deps, {
    method: 'POST',
    url: RELEASE_ADMIN_PATHS.addToken(':remote'),
    repeats: 'secret',
    docs: releaseDocs.addToken,
    params,
    body: tokenBody,
    handler: async ({ remote, name, scopes = null, expiresAt = inOneYear(), by }) => {
      const token = createToken('deploy');
      const row = await db.transaction(async (tx) => {
        const [owner] = await tx.select().from(remoteOwners).where(eq(remoteOwners.remote, remote));
        if (!owner) throw createNotFoundError();
        const hash = hashToken(token);
        const [added] = await tx
          .insert(deployTokens)
          .values({ remote, name, expiresAt, scopes, hash, createdBy: by.name })
          .returning();
        await recordReleaseChange(tx, by, { remote, action: 'token', reason: name });
        return added;
      });
      if (!row) throw createNotFoundError();
      return { ...toDeployToken(row), token };
    },
  });
  staffRoute(app, {
    method: 'DELETE',
    url: RELEASE_ADMIN_PATHS.revokeToken(':remote', ':id'),
    config: { access: { area: 'account' } },
    docs: releaseDocs.revokeToken,
    input: { params: params.extend({ id: wholeNumberText(999_999_999) }) },
    handler: async ({ params: { remote, id }, admin }) => {
      await db.transaction(async (tx) => {
        const [row] = await tx
          .update(deployTokens)
          .set({ revokedAt: new Date().toISOString(), revokedBy: admin.account })
          .where(
            and(
              eq(deployTokens.id, id),
              eq(deployTokens.remote, remote),
              isNull(deployTokens.revokedAt),
            ),
          )
          .returning();
        if (!row) throw createNotFoundError();
        const change = { remote, action: 'revoke_token', reason: row.name } as const;
        await recordReleaseChange(tx, toActor(admin), change);
      });
    },
  });
}
