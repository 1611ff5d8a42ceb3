import type { MyIp, MyIpCheck, WhitelistEntry, WhitelistPage } from '@admissions/protocol';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { count, moment, whole } from '../../platform/openapi/answer-schemas.ts';

const tags = ['white'];
const entry: z.ZodType<WhitelistEntry> = z.strictObject({
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
const page: z.ZodType<WhitelistPage> = z.strictObject({
  list: z.array(entry),
  total: count,
  page: whole,
  perpage: whole,
  provisional: z.strictObject({ revertsAt: moment, by: z.string() }).nullable(),
});
const mine: z.ZodType<MyIp> = z.strictObject({ ip: z.string() });
const check: z.ZodType<MyIpCheck> = z.strictObject({ ip: z.string(), listed: z.boolean() });
const pending = 'Another change waits for its confirmation';

/** What the API document says of the addresses that may use the back office. */
export const whitelistDocs = {
  list: { tags, summary: 'IP whitelist', answer: page },
  info: { tags, summary: 'One entry of the whitelist', answer: entry },
  mine: { tags, summary: "The caller's address", answer: mine },
  check: { tags, summary: "Whether the caller's address is listed", answer: check },
  add: { tags, summary: 'Add an address or range', answer: entry, conflicts: pending },
  edit: {
    tags,
    summary: 'Change an entry of the whitelist',
    answer: entry,
    conflicts: 'Somebody has changed it, or another change waits for its confirmation',
  },
  remove: {
    tags,
    summary: 'Remove an entry of the whitelist',
    answer: z.null(),
    conflicts: pending,
    refusals: { 422: 'It would shut out the one who asks' },
  },
  confirm: {
    tags,
    summary: 'Let the provisional change stay',
    bodyless: true,
    answer: z.null(),
    mayMiss: true,
  },
  revert: {
    tags,
    summary: 'Undo the provisional change',
    bodyless: true,
    answer: z.null(),
    mayMiss: true,
  },
} satisfies Record<string, FastifySchema>;
