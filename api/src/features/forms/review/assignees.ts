import { allows, parseFlags } from '@admissions/model';
import { office } from '@admissions/model/kinds';
import { ASSIGNEES_PATH, type Assignee, LETTERS_PATH } from '@admissions/protocol/forms';
import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import { readSetting } from '../../../content/read/site-texts.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { staffRoutes } from '../../../platform/http/typed-routes.ts';
import { accounts } from '../../identity/tables/identity-tables.ts';
import { formsDocs } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';

/** Assignees and letters for reviewers, who may not read accounts and settings themselves. */
export function assignees(app: FastifyInstance, { db }: Deps) {
  const staff = staffRoutes(app, { area: 'forms' });
  staff.get(ASSIGNEES_PATH, { docs: formsDocs.assignees }, () => readAssignees(db.orm));
  staff.get(
    LETTERS_PATH,
    { docs: formsDocs.letters },
    async () => (await readSetting(db.orm, office))?.letters ?? [],
  );
}

/** Active accounts with the forms flag. */
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

export const countOpenRequests = (tx: Queryable, accountId: number) =>
  tx.$count(
    submissions,
    and(
      eq(submissions.assigneeId, accountId),
      notInArray(submissions.state, ['done', 'declined']),
      isNull(submissions.deletedAt),
    ),
  );
