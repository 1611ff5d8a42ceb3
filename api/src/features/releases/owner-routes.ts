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
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { wholeNumberText } from '../../platform/validation/request-faults.ts';
import {
  CURRENT_PASSWORD_FIELD,
  currentPasswordField,
  requireCurrentPassword,
} from '../identity/passwords/current-password.ts';
import { toDeployToken } from './deploy-tokens.ts';
import { toOwner } from './list-releases.ts';
import {
  incrementSequence,
  lockChannels,
  type ReleaseActor,
  recordReleaseChange,
} from './record-release-change.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { releaseDocs } from './release-docs.ts';
import { deployTokens, remoteOwners } from './release-tables.ts';

const tokenName = () => requiredLine(80).meta({ minLength: 1, maxLength: 80 });

const config = { access: { area: 'account' } } as const;
const params = z.strictObject({ remote: remoteName() });
const tokenParams = z.strictObject({ remote: remoteName(), id: wholeNumberText(999_999_999) });
const ownerBody = z.strictObject({
  ...ownerFields,
  [CURRENT_PASSWORD_FIELD]: currentPasswordField(),
});
const inOneYear = () => new Date(Date.now() + 365 * 24 * 3_600_000).toISOString();
const tokenBody = z.strictObject({
  name: tokenName(),
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
  [CURRENT_PASSWORD_FIELD]: currentPasswordField(),
});

export const toActor = (admin: SignedIn): ReleaseActor => ({ account: admin, name: admin.account });

/** Owners of remotes and their deploy tokens. */
export function ownerRoutes(app: FastifyInstance, deps: ReleaseDeps) {
  const { db } = deps;

  staffRoute(app, {
    method: 'PUT',
    url: RELEASE_ADMIN_PATHS.owner(':remote'),
    config,
    docs: releaseDocs.owner,
    input: { params, body: ownerBody },
    handler: async ({ params: { remote }, body, admin, request }) => {
      const { currentPassword, budget, team, prefixes } = body;
      await requireCurrentPassword(deps, request, currentPassword);
      const owner = await db.transaction(async (tx) => {
        await lockChannels(tx);
        const values = {
          team,
          prefixes,
          budget: budget ?? null,
          updatedAt: new Date().toISOString(),
          updatedBy: admin.account,
        };
        const [row] = await tx
          .insert(remoteOwners)
          .values({ remote, ...values })
          .onConflictDoUpdate({ target: remoteOwners.remote, set: values })
          .returning();
        // Forces a repeated check of releases that are being accepted.
        await incrementSequence(tx);
        const reason = `${team}: ${prefixes.join(' ')}`;
        await recordReleaseChange(tx, toActor(admin), { remote, action: 'owner', reason });
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

  staffRoute(app, {
    method: 'POST',
    url: RELEASE_ADMIN_PATHS.addToken(':remote'),
    // A response with a secret is not stored for repeated requests.
    config: { ...config, repeats: 'secret' },
    docs: releaseDocs.addToken,
    input: { params, body: tokenBody },
    handler: async ({ params: { remote }, body, admin, request }) => {
      const { currentPassword: password, name, scopes } = body;
      await requireCurrentPassword(deps, request, password);
      const token = createToken('deploy');
      const row = await db.transaction(async (tx) => {
        const [owner] = await tx.select().from(remoteOwners).where(eq(remoteOwners.remote, remote));
        if (!owner) throw createNotFoundError();
        const [added] = await tx
          .insert(deployTokens)
          .values({
            remote,
            name,
            expiresAt: body.expiresAt === undefined ? inOneYear() : body.expiresAt,
            scopes: scopes ?? null,
            hash: hashToken(token),
            createdBy: admin.account,
          })
          .returning();
        await recordReleaseChange(tx, toActor(admin), {
          remote,
          action: 'token',
          reason: name,
        });
        return added;
      });
      if (!row) throw createNotFoundError();
      return { ...toDeployToken(row), token };
    },
  });
  staffRoute(app, {
    method: 'DELETE',
    url: RELEASE_ADMIN_PATHS.revokeToken(':remote', ':id'),
    config,
    docs: releaseDocs.revokeToken,
    input: { params: tokenParams },
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
        await recordReleaseChange(tx, toActor(admin), {
          remote,
          action: 'revoke_token',
          reason: row.name,
        });
      });
    },
  });
}
