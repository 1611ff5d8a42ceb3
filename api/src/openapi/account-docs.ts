import type {
  Account,
  AccountNotices,
  AccountWithPassword,
  AccountWrite,
  AuditCheck,
  AuditEntry,
  MyIp,
  MyIpCheck,
  NoticeKind,
  OwnPassword,
  Priv,
  WhitelistEntry,
  WhitelistPage,
} from '@admissions/contracts';
import { ACCOUNT_PATHS, AREAS, NOTICE_LABELS, WHITELIST_PATHS } from '@admissions/contracts';
import { z } from 'zod';
import { count, day, moment, pageOf, query, revision, search, whole } from './answer-schemas.ts';
import { session } from './auth-docs.ts';
import type { RouteDocs } from './route-schema.ts';

const flags = Object.fromEntries(
  AREAS.map((name) => [name, z.union([z.literal(0), z.literal(1)]).optional()]),
);
const priv = z.strictObject(flags) as unknown as z.ZodType<Priv>;
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
  oneTimePassword: z.string().nullable().meta({ description: 'Told this once' }),
});
const facts = {
  account: z.string().regex(/^[A-Za-z0-9._-]{3,40}$/),
  name: z.string().min(1).max(60),
  email: z.email().max(120),
  priv,
  active: z.boolean(),
  password: z.string().min(12).max(200).optional(),
  mustChangePassword: z.boolean().optional(),
};
const currentPassword = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'The password of the one who asks, once more' });
const proof: z.ZodType<OwnPassword> = z.strictObject({ currentPassword });
const write: z.ZodType<AccountWrite> = z.strictObject({ ...facts, currentPassword });
const edit = z.strictObject({
  ...z.object(facts).partial().shape,
  currentPassword: currentPassword.optional().meta({
    description: 'Needed when a flag is given, a password set, or the account switched on again',
  }),
  revision,
});
const locked = { 423: 'errorCode 1053: the own password was wrong too often in this session' };
const audit: z.ZodType<AuditEntry> = z.strictObject({
  id: whole,
  at: moment,
  account: z.string().nullable(),
  action: z.string(),
  area: z.string(),
  target: z.string(),
  details: z.record(z.string(), z.unknown()),
});
const check: z.ZodType<AuditCheck> = z.strictObject({
  lines: count,
  brokenAt: whole.nullable(),
  cutOff: z.boolean(),
});
const noticeKinds = Object.keys(NOTICE_LABELS) as [NoticeKind, ...NoticeKind[]];
const notices: z.ZodType<AccountNotices> = z.strictObject({
  list: z.array(
    z.strictObject({
      id: whole,
      at: moment,
      by: z.string().nullable(),
      what: z.array(z.enum(noticeKinds)),
      target: z.string(),
    }),
  ),
  total: count,
  until: count,
});
const taken = {
  409: 'errorCode 1001: the account name is taken; -1: somebody has changed it, data is the account as it is now',
};
const auditQuery = query({
  account: search,
  area: z.string().max(40).optional(),
  action: z.string().max(40).optional(),
  target: search,
  begin: day,
  end: day,
});

const address: z.ZodType<WhitelistEntry> = z.strictObject({
  id: whole,
  ip: z.string(),
  note: z.string(),
  expiresAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  revision: whole,
  active: z.boolean(),
  lastHitAt: moment.nullable(),
  lastHitIp: z.string().nullable(),
});
const addressPage: z.ZodType<WhitelistPage> = z.strictObject({
  list: z.array(address),
  total: count,
  page: whole,
  perpage: whole,
  provisional: z.strictObject({ revertsAt: moment, by: z.string() }).nullable(),
});
const provisional = z
  .boolean()
  .optional()
  .meta({ description: 'Undone by itself unless it is confirmed from an admitted address' });
const addressFacts = {
  ip: z
    .string()
    .min(2)
    .max(50)
    .meta({ description: 'An address or a CIDR range, v4 or v6', examples: ['140.138.0.0/16'] }),
  note: z.string().max(100).optional(),
  expiresAt: z.iso.datetime({ offset: true }).nullable().optional(),
  provisional,
};
const mine: z.ZodType<MyIp> = z.strictObject({ ip: z.string() });
const listed: z.ZodType<MyIpCheck> = z.strictObject({ ip: z.string(), listed: z.boolean() });

export const accountDocs: RouteDocs = {
  [`GET ${ACCOUNT_PATHS.list}`]: {
    querystring: query({ text: search, search }),
    answer: pageOf(account),
  },
  [`GET ${ACCOUNT_PATHS.info(':id')}`]: { answer: account },
  [`POST ${ACCOUNT_PATHS.add}`]: {
    body: write,
    answer: withPassword,
    refusals: { ...taken, ...locked },
  },
  ...both(ACCOUNT_PATHS.edit(':id'), {
    body: edit,
    answer: account,
    refusals: { ...taken, ...locked },
  }),
  [`DELETE ${ACCOUNT_PATHS.remove(':id')}`]: {
    answer: z.null(),
    refusals: {
      409: 'errorCode 1101: the last account that may manage accounts, or one with open requests',
      422: 'One’s own account',
    },
  },
  [`POST ${ACCOUNT_PATHS.lock(':id')}`]: {
    bodyless: true,
    answer: account,
    refusals: { 422: 'One’s own account, or the last one that may manage accounts' },
  },
  [`POST ${ACCOUNT_PATHS.unlock(':id')}`]: { bodyless: true, answer: account },
  [`POST ${ACCOUNT_PATHS.resetTotp(':id')}`]: { body: proof, answer: account, refusals: locked },
  [`POST ${ACCOUNT_PATHS.resetPassword(':id')}`]: {
    body: proof,
    answer: withPassword,
    refusals: locked,
  },
  [`GET ${ACCOUNT_PATHS.sessions(':id')}`]: { answer: z.array(session) },
  [`DELETE ${ACCOUNT_PATHS.endSession(':id')}`]: { answer: z.null() },
  [`GET ${ACCOUNT_PATHS.audit}`]: { querystring: auditQuery, answer: pageOf(audit) },
  [`GET ${ACCOUNT_PATHS.notices}`]: { answer: notices },
  [`POST ${ACCOUNT_PATHS.seeNotices}`]: {
    body: z.strictObject({ until: count.meta({ description: 'As the list of them told it' }) }),
    answer: z.null(),
  },
  [`GET ${ACCOUNT_PATHS.auditCheck}`]: { answer: check },
  [`GET ${WHITELIST_PATHS.list}`]: {
    querystring: query({ text: search, search }),
    answer: addressPage,
  },
  [`GET ${WHITELIST_PATHS.info(':id')}`]: { answer: address },
  [`GET ${WHITELIST_PATHS.mine}`]: { answer: mine },
  [`GET ${WHITELIST_PATHS.check}`]: { answer: listed },
  [`POST ${WHITELIST_PATHS.add}`]: {
    body: z.strictObject(addressFacts),
    answer: address,
    conflicts: 'Another change waits for its confirmation',
  },
  ...both(WHITELIST_PATHS.edit(':id'), {
    body: z.strictObject({ ...z.object(addressFacts).partial().shape, revision }),
    answer: address,
    conflicts: 'Somebody has changed it, or another change waits for its confirmation',
  }),
  [`DELETE ${WHITELIST_PATHS.remove(':id')}`]: {
    querystring: z.strictObject({ provisional: z.enum(['true', 'false']).optional() }),
    answer: z.null(),
    conflicts: 'Another change waits for its confirmation',
    refusals: { 422: 'It would shut out the one who asks' },
  },
  [`POST ${WHITELIST_PATHS.confirm}`]: { bodyless: true, answer: z.null(), mayMiss: true },
  [`POST ${WHITELIST_PATHS.revert}`]: { bodyless: true, answer: z.null(), mayMiss: true },
};

/** An edit answers PUT, and POST with method override. */
function both(url: string, docs: RouteDocs[string]): RouteDocs {
  return { [`POST ${url}`]: docs, [`PUT ${url}`]: docs };
}
