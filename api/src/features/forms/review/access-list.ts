import { question } from '@admissions/model/forms';
import { ACCESS_PATH, type AccessLogEntry } from '@admissions/protocol/forms';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { auditLog } from '../../../platform/audit/audit-tables.ts';
import { staffRoutes } from '../../../platform/http/typed-routes.ts';
import { daysShape, isWithinDays } from '../../../platform/time/taipei-day.ts';
import { pageQuery, readPage } from '../../../platform/validation/input-schemas.ts';
import { formsDocs } from '../data/form-docs.ts';

const accessQuery = pageQuery.extend({
  account: z.string().trim().max(100).default(''),
  ...daysShape,
});

/** GET access_list: views and exports of personal data, newest first; for account misuse. */
export function accessList(app: FastifyInstance, { db }: Deps) {
  staffRoutes(app, { area: 'forms' }).get(
    ACCESS_PATH,
    { docs: formsDocs.access, query: accessQuery },
    async ({ query }) => {
      const condition = and(
        eq(auditLog.area, 'forms'),
        inArray(auditLog.action, ['view', 'export']),
        query.account ? eq(auditLog.account, query.account) : undefined,
        isWithinDays(auditLog.at, query),
      );
      const { id, at, account: by, action, target, details } = auditLog;
      const rows = db.orm
        .select({ id, at, account: by, action, target, details, reference, name })
        .from(auditLog)
        .where(condition)
        .orderBy(desc(id));
      const found = await readPage(rows, db.orm.$count(auditLog, condition), query);
      const list = found.list.map(({ target: of, details: more, ...row }): AccessLogEntry => {
        // A view has the submission as target, an export in its details.
        const [form = '', submission] = of.split('/');
        return { ...row, form, submissions: submission ?? String(more.ids ?? '') };
      });
      return { ...found, list };
    },
  );
}

const name = sql<string | null>`(select one.name from account as one where one.id = account_id)`;
/** Staff identify requests by reference, not by id; questions have separate ids. */
const reference = sql<string | null>`case when action = 'view' and target ~ '/[0-9]{1,9}$' then (
  select sent.reference from (
    select form, id, reference from submission
    union all select ${question.name}, id, reference from story_question
  ) as sent where sent.form = split_part(target, '/', 1) and sent.id = split_part(target, '/', 2)::int
) end`;
