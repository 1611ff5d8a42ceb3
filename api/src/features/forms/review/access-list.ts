import { question } from '@admissions/model/forms';
import type { Page } from '@admissions/protocol';
import { ACCESS_PATH, type AccessLogEntry } from '@admissions/protocol/forms';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { auditLog } from '../../../platform/audit/audit-tables.ts';
import { staffRoutes } from '../../../platform/http/typed-routes.ts';
import { endOfDay, startOfDay } from '../../../platform/time/taipei-day.ts';
import { pageQuery } from '../../../platform/validation/input-schemas.ts';
import { formsDocs } from '../data/form-docs.ts';
import { daysShape } from './review-filters.ts';

const accessQuery = pageQuery.extend({
  account: z.string().trim().max(100).default(''),
  ...daysShape,
});

/** GET access_list: views and exports of personal data, newest first; for account misuse. */
export function accessList(app: FastifyInstance, { db }: Deps) {
  staffRoutes(app, { area: 'forms' }).get(
    ACCESS_PATH,
    { docs: formsDocs.access, query: accessQuery },
    async ({ query: { page, perpage, account, begin, end } }) => {
      const condition = and(
        eq(auditLog.area, 'forms'),
        inArray(auditLog.action, ['view', 'export']),
        account ? eq(auditLog.account, account) : undefined,
        begin ? gte(auditLog.at, startOfDay(begin)) : undefined,
        end ? lt(auditLog.at, endOfDay(end)) : undefined,
      );
      const { id, at, account: by, action, target, details } = auditLog;
      const rows = await db.orm
        .select({ id, at, account: by, action, target, details, reference })
        .from(auditLog)
        .where(condition)
        .orderBy(desc(id))
        .limit(perpage)
        .offset((page - 1) * perpage);
      const total = await db.orm.$count(auditLog, condition);
      const list = rows.map(({ target: of, details: more, ...row }) => {
        // A view has the submission as target, an export in its details.
        const [form = '', submission] = of.split('/');
        return { ...row, form, submissions: submission ?? String(more.ids ?? '') };
      });
      return { list, total, page, perpage } satisfies Page<AccessLogEntry>;
    },
  );
}

/** Staff identify requests by reference, not by id; questions have separate ids. */
const reference = sql<string | null>`case when action = 'view' and target ~ '/[0-9]{1,9}$' then (
  select sent.reference from (
    select form, id, reference from submission
    union all select ${question.name}, id, reference from story_question
  ) as sent where sent.form = split_part(target, '/', 1) and sent.id = split_part(target, '/', 2)::int
) end`;
