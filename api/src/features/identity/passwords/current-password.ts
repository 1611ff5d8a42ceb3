import { RESULT_CODES } from '@admissions/protocol';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { HttpError, invalid } from '../../../platform/http/http-error.ts';
import { requireAdmin, type SignedIn } from '../../../platform/http/typed-routes.ts';
import { findSessionSource } from '../sessions/sign-in-attempts.ts';
import { adminSessions } from '../tables/identity-tables.ts';
import { PASSWORD_MAX_LENGTH } from './password-policy.ts';
import { withVerifiedPassword } from './with-verified-password.ts';

/** The body field of the current password. */
export const CURRENT_PASSWORD_FIELD = 'currentPassword';
// An empty form field means it is absent.
const emptyToUndefined = (value: unknown) => (value === '' || value === null ? undefined : value);
const passwordSchema = () =>
  z
    .string('validation.ownPassword')
    .max(PASSWORD_MAX_LENGTH, 'validation.passwordWrong')
    .meta({ minLength: 1, description: 'The current password of the caller' });
export const currentPasswordField = () => z.preprocess(emptyToUndefined, passwordSchema());
export const optionalCurrentPasswordField = () =>
  z.preprocess(emptyToUndefined, passwordSchema().optional()).optional();
export const bodyWithCurrentPassword = z.strictObject({
  [CURRENT_PASSWORD_FIELD]: currentPasswordField(),
});

/** Failures lock only the attempts of this session. */
export async function verifyCurrentPassword(deps: Deps, request: FastifyRequest, password: string) {
  const { account } = requireAdmin(request);
  const source = await findSessionSource(deps, request);
  const attempt = { account, password, ip: request.ip, source };
  await withVerifiedPassword(deps, attempt, async () => {});
}

/** Throws an error at the field without the correct current password; the session stays valid. */
export async function requireCurrentPassword(
  deps: Deps,
  request: FastifyRequest,
  password: string | undefined,
  field = CURRENT_PASSWORD_FIELD,
) {
  if (password === undefined) throw createMissingPasswordError();
  await verifyCurrentPassword(deps, request, password).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    const { code, status, details } = error;
    if (code === RESULT_CODES.wrongPassword) throw invalid({ [field]: 'validation.passwordWrong' });
    if (code !== RESULT_CODES.accountLocked || details.field !== undefined) throw error;
    throw new HttpError(code, status, { ...details, message: 'auth.proofLocked', field });
  });
}
export const createMissingPasswordError = () =>
  invalid({ [CURRENT_PASSWORD_FIELD]: 'validation.ownPassword' });

/** How long a password proof is valid. */
const RECENT_PROOF_MS = 10 * 60_000;

/** Security: sensitive changes of a stolen session fail with an error at the password field. */
export async function requireRecentProof({ orm }: Database, { sessionId }: SignedIn) {
  const [session] = await orm
    .select({ provenAt: adminSessions.provenAt })
    .from(adminSessions)
    .where(eq(adminSessions.id, sessionId));
  if (!session || Date.now() - Date.parse(session.provenAt) > RECENT_PROOF_MS)
    throw createMissingPasswordError();
}

/** Records a password proof of this session. */
export const recordProof = (tx: Tx, { sessionId }: SignedIn) =>
  tx
    .update(adminSessions)
    .set({ provenAt: new Date().toISOString() })
    .where(eq(adminSessions.id, sessionId));
