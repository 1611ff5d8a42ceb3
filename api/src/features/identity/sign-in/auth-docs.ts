import type {
  AdminSession,
  RecoveryCodes,
  Token,
  TotpSecret,
  TotpState,
  UserInfo,
} from '@admissions/protocol';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { area, count, moment, whole } from '../../../platform/openapi/answer-schemas.ts';

const tags = ['auth'];
const token: z.ZodType<Token> = z.strictObject({
  token: z.string(),
  expire: z.int().meta({ description: 'Unix seconds' }),
});
const userInfo: z.ZodType<UserInfo> = z.strictObject({
  info: z.strictObject({ id: whole, account: z.string(), name: z.string(), email: z.string() }),
  name: z.string(),
  firstPrivilege: area.nullable(),
  priv: z.string().meta({ description: 'JSON text of the eleven flags; 1 means allowed' }),
  notices: count.meta({
    description: 'Unusual changes of accounts by others that this account manager has not seen',
  }),
  draftKey: z
    .string()
    .meta({ description: 'What the back office encrypts unsaved texts with in this browser' }),
  needsTwoSteps: z
    .boolean()
    .optional()
    .meta({ description: 'Two-step sign-in has to be on before accounts can be managed' }),
});
/** A session of a signed-in account. */
export const session: z.ZodType<AdminSession> = z.strictObject({
  id: whole,
  ip: z.string(),
  userAgent: z.string(),
  createdAt: moment,
  seenAt: moment,
  current: z.boolean(),
});
const totpState: z.ZodType<TotpState> = z.strictObject({
  enabled: z.boolean(),
  confirmedAt: moment.nullable(),
  recoveryCodesLeft: count,
});
const totpSecret: z.ZodType<TotpSecret> = z.strictObject({ secret: z.string(), uri: z.string() });
const recoveryCodes: z.ZodType<RecoveryCodes> = z.strictObject({
  recoveryCodes: z.array(z.string()),
});
const refusals = {
  401: 'errorCode 1051: wrong account or password; 100401: this address is not admitted; -1 with errors.code: the second step is wanted or wrong',
  403: 'errorCode 1052: not active; 1054: change the password first (change_password); 100401: sent by another site',
  423: 'errorCode 1053: locked',
};

/** What the API document says of signing in, of the own account and of its second step. */
export const authDocs = {
  appSignIn: {
    tags,
    summary: 'Application token',
    operationId: 'getApplicationToken',
    answer: token,
    refusals: { 401: 'Wrong key, secret, domain or Origin. errorCode 100401' },
  },
  login: {
    tags,
    summary: 'Sign in',
    operationId: 'signIn',
    description: 'Sets the cookie with the other half of the session.',
    answer: token,
    refusals,
  },
  oidcLogin: {
    tags,
    summary: 'Sign in after the provider',
    operationId: 'signInAfterProvider',
    description: 'Once, after the provider led back.',
    answer: token,
    refusals,
  },
  logout: {
    tags,
    summary: 'Sign out',
    operationId: 'signOut',
    bodyless: true,
    answer: z.null(),
  },
  userInfo: { tags, summary: 'Who is signed in', operationId: 'getUserInfo', answer: userInfo },
  changePassword: {
    tags,
    summary: 'Change the password',
    description: 'Ends every session of the account.',
    answer: z.null(),
    refusals,
  },
  sessions: { tags, summary: 'Own sessions', answer: z.array(session) },
  endSession: { tags, summary: 'End one of the own sessions', answer: z.null() },
  prove: {
    tags,
    summary: 'Give the own password once more',
    description: 'Changes that want a recent proof are taken in this session for ten minutes.',
    answer: z.null(),
    refusals,
  },
  totpState: { tags, summary: 'Two-step sign-in: state', answer: totpState },
  totpEnrol: {
    tags,
    summary: 'Two-step sign-in: a new secret',
    answer: totpSecret,
    conflicts: 'It is on already',
    refusals,
  },
  totpConfirm: {
    tags,
    summary: 'Two-step sign-in: confirm and switch on',
    answer: recoveryCodes,
    conflicts: 'It is on already, or nothing waits to be confirmed',
    refusals,
  },
  totpDisable: {
    tags,
    summary: 'Two-step sign-in: switch off',
    answer: z.null(),
    conflicts: 'It is not on',
    refusals,
  },
  recoveryCodes: {
    tags,
    summary: 'Two-step sign-in: new recovery codes',
    answer: recoveryCodes,
    conflicts: 'Two-step sign-in is not on',
    refusals,
  },
} satisfies Record<string, FastifySchema>;
