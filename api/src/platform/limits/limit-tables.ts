import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** Counters of limits that hold over all processes and restarts. */
export const rateCounts = pgTable('rate_count', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: moment('resets_at').notNull(),
});

/** Used proofs of work and sign-in tickets: each is valid once. */
export const spentProofs = pgTable(
  'spent_proof',
  { signature: text().primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('spent_proof_age').on(table.expiresAt)],
);
