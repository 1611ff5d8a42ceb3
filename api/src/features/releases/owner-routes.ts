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
import { requireRow } from '../../platform/http/http-error.ts';
import { staffRoutes } from '../../platform/http/typed-routes.ts';
import { wholeNumberText } from '../../platform/validation/input-schemas.ts';
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
    method: 'put',
    url: RELEASE_ADMIN_PATHS.owner(':remote'),
    docs: releaseDocs.owner,
    params,
    body: z.strictObject(ownerFields),
    handler: async ({ remote, budget, team, prefixes, by }) => {
      return db.transaction(async (tx) => {
        await lockChannels(tx);
        const values = {
          team,
          prefixes,
          budget: budget ?? null,
          updatedAt: new Date().toISOString(),
          updatedBy: by.name,
        };
        const row = requireRow(
          await tx
            .insert(remoteOwners)
            .values({ remote, ...values })
            .onConflictDoUpdate({ target: remoteOwners.remote, set: values })
            .returning(),
        );
        // Forces a repeated check of releases that are being accepted.
        await incrementSequence(tx);
        const reason = `${team}: ${prefixes.join(' ')}`;
        await recordReleaseChange(tx, by, { remote, action: 'owner', reason });
        return toOwner(row);
      });
    },
  });
  tokenRoutes(app, deps);
}

function tokenRoutes(app: FastifyInstance, deps: ReleaseDeps) {
  const { db } = deps;

  staffChange(app, deps, {
    method: 'post',
    url: RELEASE_ADMIN_PATHS.addToken(':remote'),
    repeats: 'secret',
    docs: releaseDocs.addToken,
    params,
    body: tokenBody,
    handler: async ({ remote, name, scopes = null, expiresAt = inOneYear(), by }) => {
      const token = createToken('deploy');
      return db.transaction(async (tx) => {
        requireRow(await tx.select().from(remoteOwners).where(eq(remoteOwners.remote, remote)));
        const hash = hashToken(token);
        const row = requireRow(
          await tx
            .insert(deployTokens)
            .values({ remote, name, expiresAt, scopes, hash, createdBy: by.name })
            .returning(),
        );
        await recordReleaseChange(tx, by, { remote, action: 'token', reason: name });
        return { ...toDeployToken(row), token };
      });
    },
  });
  staffRoutes(app, { area: 'account' }, 'releases').delete(
    RELEASE_ADMIN_PATHS.revokeToken(':remote', ':id'),
    { docs: releaseDocs.revokeToken, params: params.extend({ id: wholeNumberText(999_999_999) }) },
    async ({ params: { remote, id }, admin }) => {
      await db.transaction(async (tx) => {
        const row = requireRow(
          await tx
            .update(deployTokens)
            .set({ revokedAt: new Date().toISOString(), revokedBy: admin.account })
            .where(
              and(
                eq(deployTokens.id, id),
                eq(deployTokens.remote, remote),
                isNull(deployTokens.revokedAt),
              ),
            )
            .returning(),
        );
        const change = { remote, action: 'revoke_token', reason: row.name } as const;
        await recordReleaseChange(tx, toActor(admin), change);
      });
    },
  );
}
