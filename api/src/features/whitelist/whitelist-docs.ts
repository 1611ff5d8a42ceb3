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

export const whitelistDocs = {
  list: { tags, summary: 'Lists the IP whitelist', answer: page },
  info: { tags, summary: 'Returns one entry of the whitelist', answer: entry },
  mine: { tags, summary: "The caller's address", answer: mine },
  check: { tags, summary: "Whether the caller's address is listed", answer: check },
  add: { tags, summary: 'Adds an address or range', answer: entry, conflicts: pending },
  edit: {
    tags,
    summary: 'Changes an entry of the whitelist',
    answer: entry,
    conflicts: 'The entry has changed, or another change awaits confirmation',
  },
  remove: {
    tags,
    summary: 'Removes an entry of the whitelist',
    answer: z.null(),
    conflicts: pending,
    refusals: { 422: 'It would lock out the caller' },
  },
  confirm: {
    tags,
    summary: 'Confirms the provisional change',
    bodyless: true,
    answer: z.null(),
    mayMiss: true,
  },
  revert: {
    tags,
    summary: 'Reverts the provisional change',
    bodyless: true,
    answer: z.null(),
    mayMiss: true,
  },
} satisfies Record<string, FastifySchema>;
