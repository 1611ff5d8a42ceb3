import type {
  AdminSession,
  PasswordChange,
  RecoveryCodes,
  SignIn,
  Token,
  TotpSecret,
  TotpState,
  UserInfo,
} from '@admissions/contracts';
import { AUTH_PATHS } from '@admissions/contracts';
import { z } from 'zod';
import { area, count, moment, whole } from './answer-schemas.ts';
import type { RouteDocs } from './route-schema.ts';

const credential = z.string().min(1).max(200);
const code = z.string().max(40).optional().meta({
  description: 'Of two-step sign-in, where the account has that on: six digits, or a recovery code',
});
const application = z.strictObject({
  key: credential,
  secret: credential,
  domain: z.string().min(1).max(255).meta({ description: 'The host of your site' }),
});
const token: z.ZodType<Token> = z.strictObject({
  token: z.string(),
  expire: z.int().meta({ description: 'Unix seconds' }),
});
const signIn: z.ZodType<SignIn> = z.strictObject({
  account: z.string().min(1).max(100),
  password: credential,
  code,
});
const passwordChange: z.ZodType<PasswordChange> = z.strictObject({
  account: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Before signing in (after 1054); left out by whoever is signed in' }),
  oldPassword: credential,
  newPassword: z.string().min(12).max(200),
  code,
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
const password = z.strictObject({ password: credential });
const atSignIn = {
  401: 'errorCode 1051: wrong account or password; 100401: this address is not admitted; -1 with errors.code: the second step is wanted or wrong',
  403: 'errorCode 1052: not active; 1054: change the password first (change_password); 100401: sent by another site',
  423: 'errorCode 1053: locked',
};

export const authDocs: RouteDocs = {
  [`POST ${AUTH_PATHS.appSignIn}`]: {
    operationId: 'getApplicationToken',
    body: application,
    answer: token,
    refusals: { 401: 'Wrong key, secret, domain or Origin. errorCode 100401' },
  },
  [`POST ${AUTH_PATHS.login}`]: {
    operationId: 'signIn',
    body: signIn,
    answer: token,
    refusals: atSignIn,
    description: 'Sets the cookie with the other half of the session.',
  },
  [`POST ${AUTH_PATHS.oidcLogin}`]: {
    operationId: 'signInAfterProvider',
    body: z.strictObject({ code }),
    answer: token,
    refusals: atSignIn,
    description: 'Once, after the provider led back.',
  },
  [`POST ${AUTH_PATHS.logout}`]: { operationId: 'signOut', bodyless: true, answer: z.null() },
  [`GET ${AUTH_PATHS.userInfo}`]: { operationId: 'getUserInfo', answer: userInfo },
  [`POST ${AUTH_PATHS.changePassword}`]: {
    body: passwordChange,
    answer: z.null(),
    refusals: atSignIn,
    description: 'Ends every session of the account.',
  },
  [`GET ${AUTH_PATHS.sessions}`]: { answer: z.array(session) },
  [`DELETE ${AUTH_PATHS.endSession(':id')}`]: { answer: z.null() },
  [`GET ${AUTH_PATHS.totpState}`]: { answer: totpState },
  [`POST ${AUTH_PATHS.totpEnrol}`]: {
    body: password,
    answer: totpSecret,
    conflicts: 'It is on already',
    refusals: atSignIn,
  },
  [`POST ${AUTH_PATHS.totpConfirm}`]: {
    body: z.strictObject({ code: z.string().min(1).max(40) }),
    answer: recoveryCodes,
    conflicts: 'It is on already, or nothing waits to be confirmed',
    refusals: atSignIn,
  },
  [`POST ${AUTH_PATHS.totpDisable}`]: {
    body: password,
    answer: z.null(),
    conflicts: 'It is not on',
    refusals: atSignIn,
  },
  [`POST ${AUTH_PATHS.recoveryCodes}`]: {
    body: password,
    answer: recoveryCodes,
    conflicts: 'Two-step sign-in is not on',
    refusals: atSignIn,
  },
};
