import type { AuditCheck, AuditEntry } from '@admissions/protocol';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { count, describePage, moment, whole } from '../../platform/openapi/answer-schemas.ts';

const entry: z.ZodType<AuditEntry> = z.strictObject({
  id: whole,
  at: moment,
  account: z.string().nullable(),
  action: z.string(),
  area: z.string(),
  target: z.string(),
  name: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
const check: z.ZodType<AuditCheck> = z.strictObject({
  lines: count,
  brokenAt: whole.nullable(),
  cutOff: z.boolean(),
});

export const auditDocs = {
  list: { summary: 'Audit log', answer: describePage(entry) },
  check: { summary: 'Whether the audit log is whole', answer: check },
} satisfies Record<string, FastifySchema>;
