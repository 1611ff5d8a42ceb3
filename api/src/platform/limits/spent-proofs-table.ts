import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** Proofs of work and tickets of a sign-in that were used: each is good for one. */
export const spentProofs = pgTable(
  'spent_proof',
  { signature: text().primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('spent_proof_age').on(table.expiresAt)],
);
