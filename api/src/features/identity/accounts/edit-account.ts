import { AREAS, allows, foldText, parseFlags } from '@admissions/model';
import { requiredLine } from '@admissions/model/schema';
import {
  ACCOUNT_NAME,
  ACCOUNT_PATHS,
  type AccountWithPassword,
  EMAIL,
  EMAIL_MAX,
  PASSWORD_MIN,
  RESULT_CODES,
} from '@admissions/protocol';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { hashPassword } from '../../../platform/crypto/password-hashes.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/error-code.ts';
import {
  conflict,
  createNotFoundError,
  HttpError,
  requireRow,
} from '../../../platform/http/http-error.ts';
import { type SignedIn, staffRoutes } from '../../../platform/http/typed-routes.ts';
import { revisionNumber } from '../../../platform/validation/input-schemas.ts';
import { documentAs } from '../../../platform/validation/json-schema.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { accountLine, readLastLineId, recordAndNotify } from '../notices/notify-managers.ts';
import {
  CURRENT_PASSWORD_FIELD,
  createMissingPasswordError,
  currentPasswordField,
  optionalCurrentPasswordField,
  requireCurrentPassword,
} from '../passwords/current-password.ts';
import { PASSWORD_MAX_LENGTH } from '../passwords/password-policy.ts';
import {
  createOneTimePassword,
  readRecentHashes,
  requirePolicy,
  setPassword,
} from '../passwords/set-password.ts';
import { endSessions } from '../sessions/admin-sessions.ts';
import {
  type AccountRow,
  accounts,
  findAccountById,
  OIDC_UNBOUND,
} from '../tables/identity-tables.ts';
import { accountDocs } from './account-docs.ts';
import {
  changedSignInNames,
  createSelfChangeError,
  lockAccount,
  lockAccounts,
  needsCurrentPassword,
  requireActor,
  requireManagers,
  requireNoMoreFlags,
  requireOwnFlags,
  requireOwnRevokedFlags,
} from './account-rules.ts';
import { readAccount } from './account-view.ts';

const PERSON_NAME_MAX = 60;

const flag = z.union([z.literal(0), z.literal(1)], 'validation.select');
const priv = z.strictObject(
  Object.fromEntries(AREAS.map((area) => [area, flag.default(0)])),
  'validation.required',
);
const email = documentAs(
  z
    .string('validation.email')
    .overwrite((typed) => foldText('email', typed))
    .max(EMAIL_MAX, 'validation.email')
    .refine((value) => value === '' || EMAIL.test(value), 'validation.email'),
  { anyOf: [{ type: 'string', format: 'email', maxLength: EMAIL_MAX }, { const: '' }] },
);

const fields = {
  account: z
    .string('validation.required')
    .trim()
    .min(1, 'validation.required')
    .regex(ACCOUNT_NAME, 'validation.accountName'),
  name: requiredLine(PERSON_NAME_MAX),
  email,
  priv,
  active: z.boolean('validation.select'),
};
const optional = {
  // An empty form field means no password.
  password: z
    .preprocess(
      (value) => (value === '' || value === null ? undefined : value),
      z
        .string('validation.password')
        .max(PASSWORD_MAX_LENGTH, 'validation.password')
        // The policy reports shorter ones with its own message.
        .meta({ minLength: PASSWORD_MIN })
        .optional(),
    )
    .optional(),
  mustChangePassword: z.boolean('validation.select').optional(),
};

const addedAccount = z.strictObject({
  ...fields,
  email: email.default(''),
  active: fields.active.default(true),
  ...optional,
  [CURRENT_PASSWORD_FIELD]: currentPasswordField(),
});
const editedAccount = z.strictObject({
  ...z.object(fields).partial().shape,
  ...optional,
  // Required only for some changes: see `needsCurrentPassword`.
  [CURRENT_PASSWORD_FIELD]: optionalCurrentPasswordField().meta({
    description:
      'Needed when a flag is given, a password, name or e-mail address set, or the account switched on again',
  }),
  revision: revisionNumber(),
});

type Body = z.output<typeof editedAccount>;
interface Edit extends Pick<Body, 'priv' | 'revision'>, ReturnType<typeof compareAccount> {
  profile: Omit<Body, 'priv' | 'revision' | 'password' | 'currentPassword'>;
  /** Of the new password. */
  hash: string | null;
  by: SignedIn;
  row: AccountRow;
}

/** Ends sessions after a revoked flag or a new state or password; granted flags apply at once. */
export function editAccount(app: FastifyInstance, deps: IdentityDeps) {
  const { db } = deps;
  staffRoutes(app, { area: 'account' }).put(
    ACCOUNT_PATHS.edit(':id'),
    { docs: accountDocs.edit, body: editedAccount },
    async ({ params: { id }, body, admin, request }) => {
      const { revision, password, priv, currentPassword, ...profile } = body;
      const now = await findAccountById(db.orm, id);
      if (!now) throw createNotFoundError();
      if (password !== undefined) {
        requireNoMoreFlags(admin, now, 'password');
        await requirePolicy(
          {
            password,
            account: profile.account ?? now.account,
            email: profile.email ?? now.email,
            recent: readRecentHashes(now),
          },
          'password',
        );
      }
      for (const field of changedSignInNames(now, profile)) requireNoMoreFlags(admin, now, field);
      const isProven = needsCurrentPassword(now, body);
      if (isProven) {
        const before = parseFlags(now.priv);
        requireOwnFlags({ by: admin, before, after: priv ?? before });
        await requireCurrentPassword(deps, request, currentPassword);
      }
      const hash = password === undefined ? null : await hashPassword(password);

      return db
        .transaction(async (tx) => {
          const { rows, row, by } = await lockAccount(tx, id, admin);
          const edit = { profile, priv, revision, hash, by, row, ...compareAccount(row, body) };
          requireAllowedEdit(edit);
          if (row.revision !== revision)
            throw conflict(await readAccount(tx, id), row.updatedBy ?? row.name);
          // It has changed since the check above.
          if (!isProven && needsCurrentPassword(row, body)) throw createMissingPasswordError();
          await saveEdit(tx, edit);
          await requireManagers(tx, rows);
          await recordAndNotify(tx, deps, {
            ...describeEdit(edit),
            name: row.account,
            before: rows,
          });
          return readAccount(tx, id);
        })
        .catch(refuseTakenName);
    },
  );
}

function compareAccount(row: AccountRow, { priv, active }: Body) {
  const before = parseFlags(row.priv);
  const after = priv ?? before;
  return {
    before,
    after,
    flagsChange: AREAS.some((area) => allows(before, area) !== allows(after, area)),
    stateChanges: active !== undefined && active !== row.active,
  };
}

function requireAllowedEdit(edit: Edit) {
  const { by, row, profile, hash, flagsChange, stateChanges } = edit;
  if (row.id === by.id && flagsChange) throw createSelfChangeError('priv');
  if (row.id === by.id && stateChanges) throw createSelfChangeError('active');
  requireOwnFlags(edit);
  requireOwnRevokedFlags(edit);
  for (const field of changedSignInNames(row, profile)) requireNoMoreFlags(by, row, field);
  if (stateChanges) requireNoMoreFlags(by, row, 'active');
  if (hash !== null) requireNoMoreFlags(by, row, 'password');
}

async function saveEdit(tx: Tx, edit: Edit) {
  const { by, row, profile, priv, revision, hash, before, after, stateChanges } = edit;
  const { mustChangePassword } = profile;
  const isOther = row.id !== by.id;
  await tx
    .update(accounts)
    .set({
      ...profile,
      ...(priv && { priv: JSON.stringify(priv) }),
      ...(hash !== null && isOther && OIDC_UNBOUND),
      updatedAt: new Date().toISOString(),
      updatedBy: by.name,
      revision: hash === null ? sql`${accounts.revision} + 1` : row.revision,
    })
    .where(and(eq(accounts.id, row.id), eq(accounts.revision, revision)));
  const losesFlag = AREAS.some((area) => allows(before, area) && !allows(after, area));
  const mustChangeNow = mustChangePassword === true && !row.mustChangePassword;
  if (hash !== null)
    await setPassword(tx, row, { hash, mustChange: mustChangePassword ?? isOther, by: by.name });
  else if (losesFlag || stateChanges || mustChangeNow) await endSessions(tx, row.id);
}

function describeEdit({ by, row, profile, hash, ...edit }: Edit) {
  const { before, after, flagsChange, stateChanges } = edit;
  const isOther = row.id !== by.id;
  const isReaddressed = isOther && profile.email !== undefined && profile.email !== row.email;
  const changed = Object.entries(profile)
    .filter(([name, value]) => value !== undefined && value !== row[name as keyof AccountRow])
    .map(([name]) => name);
  return accountLine(by, 'edit', row.id, {
    fields: [...changed, ...(flagsChange ? ['priv'] : []), ...(hash ? ['password'] : [])],
    ...(flagsChange && { before, after }),
    ...(stateChanges && { active: profile.active }),
    ...(isOther && hash !== null && { password: true }),
    ...(isReaddressed && { email: true }),
  });
}

/** Needs the current password. A generated one-time password is returned only here. */
export function addAccount(app: FastifyInstance, deps: IdentityDeps) {
  const { db } = deps;
  staffRoutes(app, { area: 'account' }).post(
    ACCOUNT_PATHS.add,
    { docs: accountDocs.add, body: addedAccount, repeats: 'secret' },
    async ({ body, admin, request }) => {
      const { password, mustChangePassword = true, priv, currentPassword, ...profile } = body;
      requireOwnFlags({ by: admin, before: {}, after: priv });
      if (password !== undefined)
        await requirePolicy(
          { password, account: profile.account, email: profile.email },
          'password',
        );
      await requireCurrentPassword(deps, request, currentPassword);
      const plainPassword = password ?? createOneTimePassword();
      const passwordHash = await hashPassword(plainPassword);
      const account = await db
        .transaction(async (tx) => {
          const before = await lockAccounts(tx);
          requireOwnFlags({ by: requireActor(before, admin), before: {}, after: priv });
          const { id } = requireRow(
            await tx
              .insert(accounts)
              .values({
                ...profile,
                priv: JSON.stringify(priv),
                passwordHash,
                mustChangePassword: password === undefined || mustChangePassword,
                updatedBy: admin.name,
                noticesSeen: await readLastLineId(tx),
              })
              .returning({ id: accounts.id }),
          );
          const line = accountLine(admin, 'add', id, { account: profile.account, priv });
          await recordAndNotify(tx, deps, { ...line, name: profile.account, before });
          return readAccount(tx, id);
        })
        .catch(refuseTakenName);
      return {
        account,
        oneTimePassword: password === undefined ? plainPassword : null,
      } satisfies AccountWithPassword;
    },
  );
}

function refuseTakenName(error: unknown): never {
  throw isUniqueViolation(error)
    ? new HttpError(RESULT_CODES.accountExists, 409, { field: 'account' })
    : error;
}
