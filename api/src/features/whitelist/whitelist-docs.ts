import type { MyIp, MyIpCheck, WhitelistEntry, WhitelistPage } from '@admissions/protocol';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { count, moment, whole } from '../../platform/openapi/answer-schemas.ts';

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

export const whitelistDocs = {
  list: { summary: 'Lists the IP whitelist', answer: page },
  info: { summary: 'Returns one entry of the whitelist', answer: entry },
  mine: { summary: "The caller's address", answer: mine },
  check: { summary: "Whether the caller's address is listed", answer: check },
  add: { summary: 'Adds an address or range', answer: entry, conflicts: pending },
  edit: {
    summary: 'Changes an entry of the whitelist',
    answer: entry,
    conflicts: 'The entry has changed, or another change awaits confirmation',
  },
  remove: {
    summary: 'Removes an entry of the whitelist',
    answer: z.null(),
    conflicts: pending,
    refusals: { 422: 'It would lock out the caller' },
  },
  confirm: {
    summary: 'Confirms the provisional change',
    answer: z.null(),
    mayMiss: true,
  },
  revert: {
    summary: 'Reverts the provisional change',
    answer: z.null(),
    mayMiss: true,
  },
} satisfies Record<string, FastifySchema>;
