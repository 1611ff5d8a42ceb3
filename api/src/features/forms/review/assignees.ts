import { office } from '@admissions/model/kinds';
import { ASSIGNEES_PATH, type Assignee, LETTERS_PATH } from '@admissions/protocol/forms';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import { readSetting } from '../../../content/read/site-texts.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/http-error.ts';
import { staffRoutes } from '../../../platform/http/typed-routes.ts';
import { readEditors } from '../../identity/accounts/account-view.ts';
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

/** One of them; null and undefined stay. */
export async function findAssignee(tx: Queryable, id: number | null | undefined) {
  if (id === null || id === undefined) return id;
  const found = (await readAssignees(tx)).find((each) => each.id === id);
  if (!found) throw invalid({ assignee: 'validation.select' });
  return found;
}

/** Active accounts with the forms flag. */
export async function readAssignees(orm: Queryable): Promise<Assignee[]> {
  const editors = await readEditors(orm);
  return editors.filter(({ may }) => may('forms')).map(({ id, name }) => ({ id, name }));
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
