import type {
  AdminSession,
  RecoveryCodes,
  Token,
  TotpSecret,
  TotpState,
  UserInfo,
} from '@admissions/protocol';
import { MAIL_NOTICES, type OwnMailNotices } from '@admissions/protocol/staff';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { area, count, moment, whole } from '../../../platform/openapi/answer-schemas.ts';

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
    .meta({ description: 'Two-factor authentication must be on before accounts can be managed' }),
});
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
const mailNotices: z.ZodType<OwnMailNotices> = z.strictObject({
  when: z.enum(MAIL_NOTICES),
  to: z.string().nullable().meta({ description: 'Null without an address or a mail server' }),
});
const recoveryCodes: z.ZodType<RecoveryCodes> = z.strictObject({
  recoveryCodes: z.array(z.string()),
});
const refusals = {
  401: 'errorCode 1051: wrong account or password; 100401: this address is not allowed; -1 with errors.code: the second factor is missing or wrong',
  403: 'errorCode 1052: not active; 1054: change the password first (change_password); 100401: sent by another site',
  423: 'errorCode 1053: locked',
};

export const authDocs = {
  appSignIn: {
    tags: ['auth'],
    summary: 'Application token',
    operationId: 'getApplicationToken',
    answer: token,
    refusals: { 401: 'Wrong key, secret, domain or Origin. errorCode 100401' },
  },
  login: {
    summary: 'Sign in',
    operationId: 'signIn',
    description: 'Sets the cookie with the other half of the session.',
    answer: token,
    refusals,
  },
  oidcLogin: {
    summary: 'Sign in with the OpenID provider',
    operationId: 'signInAfterProvider',
    description: 'Once, after the redirect from the provider.',
    answer: token,
    refusals,
  },
  logout: {
    summary: 'Sign out',
    operationId: 'signOut',
    answer: z.null(),
  },
  userInfo: { summary: 'Who is signed in', operationId: 'getUserInfo', answer: userInfo },
  changePassword: {
    summary: 'Change the password',
    description: 'Ends every session of the account.',
    answer: z.null(),
    refusals,
  },
  sessions: { summary: 'Own sessions', answer: z.array(session) },
  endSession: { summary: 'End one of the own sessions', answer: z.null() },
  mailNotices: { summary: 'When letters about own tasks are sent', answer: mailNotices },
  editMailNotices: {
    summary: 'Choose when letters about own tasks are sent',
    description: 'At once, in one letter at 08:00 in Taipei, or never.',
    answer: z.null(),
  },
  prove: {
    summary: 'Confirm the current password',
    description: 'Allows changes that require a recent proof for ten minutes in this session.',
    answer: z.null(),
    refusals,
  },
  totpState: { summary: 'Two-factor authentication: state', answer: totpState },
  totpEnrol: {
    summary: 'Two-factor authentication: a new secret',
    answer: totpSecret,
    conflicts: 'It is on already',
    refusals,
  },
  totpConfirm: {
    summary: 'Two-factor authentication: confirm and switch on',
    answer: recoveryCodes,
    conflicts: 'It is on already, or there is no secret to confirm',
    refusals,
  },
  totpDisable: {
    summary: 'Two-factor authentication: switch off',
    answer: z.null(),
    conflicts: 'It is not on',
    refusals,
  },
  recoveryCodes: {
    summary: 'Two-factor authentication: new recovery codes',
    answer: recoveryCodes,
    conflicts: 'Two-factor authentication is off',
    refusals,
  },
} satisfies Record<string, FastifySchema>;
