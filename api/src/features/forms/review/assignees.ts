import { allows, parseFlags } from '@admissions/model';
import { ASSIGNEES_PATH, type Assignee } from '@admissions/protocol/forms';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { staffRoutes } from '../../../platform/http/typed-routes.ts';
import { accounts } from '../../identity/tables/identity-tables.ts';
import { formsDocs } from '../data/form-docs.ts';

/** Active accounts with the forms flag; reviewers may not read the account list itself. */
export function assignees(app: FastifyInstance, { db }: Deps) {
  staffRoutes(app, { area: 'forms' }).get(ASSIGNEES_PATH, { docs: formsDocs.assignees }, () =>
    readAssignees(db.orm),
  );
}

export async function readAssignees(orm: Queryable): Promise<Assignee[]> {
  const { id, name, priv, account, active, deletedAt } = accounts;
  const rows = await orm
    .select({ id, name, priv })
    .from(accounts)
    .where(and(eq(active, true), isNull(deletedAt)))
    .orderBy(asc(account));
  return rows
    .filter((row) => allows(parseFlags(row.priv), 'forms'))
    .map((row): Assignee => ({ id: row.id, name: row.name }));
}
