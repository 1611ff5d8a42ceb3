import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** Used proofs of work and sign-in tickets: each is valid once. */
export const spentProofs = pgTable(
  'spent_proof',
  { signature: text().primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('spent_proof_age').on(table.expiresAt)],
);
