import { AREAS, type Flags } from '@admissions/model';
import type { Account, AccountWithPassword } from '@admissions/protocol';
import { type AccountNotices, NOTICE_LABELS, type NoticeKind } from '@admissions/protocol/staff';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { count, describePage, moment, whole } from '../../../platform/openapi/answer-schemas.ts';
import { session } from '../sign-in/auth-docs.ts';

const flag = z.union([z.literal(0), z.literal(1)]);
const priv: z.ZodType<Flags> = z.partialRecord(z.enum(AREAS), flag);
const account: z.ZodType<Account> = z.strictObject({
  id: whole,
  account: z.string(),
  name: z.string(),
  email: z.string(),
  priv,
  active: z.boolean(),
  mustChangePassword: z.boolean(),
  lockedUntil: moment.nullable(),
  lockedAt: moment.nullable(),
  totp: z.boolean(),
  lastSignInAt: moment.nullable(),
  failedCount: count,
  createdAt: moment,
  updatedAt: moment,
  revision: whole,
});
const withPassword: z.ZodType<AccountWithPassword> = z.strictObject({
  account,
  oneTimePassword: z.string().nullable().meta({ description: 'Returned only once' }),
});
const noticeKinds = Object.keys(NOTICE_LABELS) as [NoticeKind, ...NoticeKind[]];
const notices: z.ZodType<AccountNotices> = z.strictObject({
  list: z.array(
    z.strictObject({
      id: whole,
      at: moment,
      by: z.string().nullable(),
      what: z.array(z.enum(noticeKinds)),
      isTrialOver: z.boolean().optional(),
      target: z.string(),
    }),
  ),
  total: count,
  until: count,
});
const nameConflict = {
  409: 'errorCode 1001: the account name exists; -1: somebody has changed it, data is the current account',
};
const lockedRefusal = {
  423: 'errorCode 1053: the own password was wrong too often in this session',
};

export const accountDocs = {
  list: { summary: 'Accounts', answer: describePage(account) },
  info: { summary: 'One account', answer: account },
  add: {
    summary: 'Add an account',
    answer: withPassword,
    refusals: { ...nameConflict, ...lockedRefusal },
  },
  edit: {
    summary: 'Change an account',
    answer: account,
    refusals: { ...nameConflict, ...lockedRefusal },
  },
  remove: {
    summary: 'Delete an account',
    answer: z.null(),
    refusals: {
      409: 'errorCode 1101: the last account that may manage accounts, or one with open requests',
      422: 'The account of the caller',
    },
  },
  lock: {
    summary: 'Lock an account until it is unlocked',
    answer: account,
    refusals: { 422: 'The account of the caller, or the last account manager' },
  },
  unlock: { summary: 'Unlock an account', answer: account },
  resetPassword: {
    summary: 'Reset a password',
    answer: withPassword,
    refusals: lockedRefusal,
  },
  resetTotp: {
    summary: 'Switch off two-factor authentication after the loss of a device',
    answer: account,
    refusals: lockedRefusal,
  },
  sessions: { summary: 'Sessions of an account', answer: z.array(session) },
  endSession: { summary: 'End a session of an account', answer: z.null() },
  notices: { summary: 'Unseen unusual changes by others', answer: notices },
  seeNotices: { summary: 'Mark these changes as seen', answer: z.null() },
} satisfies Record<string, FastifySchema>;
