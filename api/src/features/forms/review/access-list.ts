import { question } from '@admissions/model/forms';
import type { Page } from '@admissions/protocol';
import { ACCESS_PATH, type AccessLogEntry } from '@admissions/protocol/forms';
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { auditLog } from '../../../platform/audit/audit-tables.ts';
import type { Orm } from '../../../platform/db/database.ts';
import { pageQuery } from '../../../platform/http/list-query.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { endOfDay, startOfDay } from '../../../platform/time/taipei-day.ts';
import { formsDocs } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { storyQuestions } from '../questions/question-table.ts';
import { daysShape } from './review-filters.ts';

const accessQuery = pageQuery.extend({
  account: z.string().trim().max(100).default(''),
  ...daysShape,
});

/** GET access_list: views and exports of personal data, newest first; for account misuse. */
export function accessList(app: FastifyInstance, { db }: Deps) {
  staffRoute(app, {
    method: 'GET',
    url: ACCESS_PATH,
    config: { access: { area: 'forms' } },
    docs: formsDocs.access,
    input: { query: accessQuery },
    handler: async ({ query: { page, perpage, account, begin, end } }) => {
      const condition = and(
        eq(auditLog.area, 'forms'),
        inArray(auditLog.action, ['view', 'export']),
        account ? eq(auditLog.account, account) : undefined,
        begin ? gte(auditLog.at, startOfDay(begin)) : undefined,
        end ? lt(auditLog.at, endOfDay(end)) : undefined,
      );
      const rows = await db.orm
        .select()
        .from(auditLog)
        .where(condition)
        .orderBy(desc(auditLog.id))
        .limit(perpage)
        .offset((page - 1) * perpage);
      const total = await db.orm.$count(auditLog, condition);
      return {
        list: await withReferences(db.orm, rows.map(toAccess)),
        total,
        page,
        perpage,
      } satisfies Page<AccessLogEntry>;
    },
  });
}

// A view has the submission as target, an export in its details.
function toAccess({
  id,
  at,
  account,
  action,
  target,
  details,
}: typeof auditLog.$inferSelect): Omit<AccessLogEntry, 'reference'> {
  const [form = '', submission] = target.split('/');
  return { id, at, account, action, form, submissions: submission ?? String(details.ids ?? '') };
}

/** Staff identify requests by reference, not by id; questions have separate ids. */
async function withReferences(
  orm: Orm,
  list: readonly Omit<AccessLogEntry, 'reference'>[],
): Promise<AccessLogEntry[]> {
  const [ofRequests, ofQuestions] = await Promise.all([
    readReferences(orm, submissions, idsOf(list.filter((each) => !isQuestion(each)))),
    readReferences(orm, storyQuestions, idsOf(list.filter(isQuestion))),
  ]);
  return list.map((each) => {
    const references = isQuestion(each) ? ofQuestions : ofRequests;
    return {
      ...each,
      reference: (each.action === 'view' && references.get(each.submissions)) || null,
    };
  });
}
const isQuestion = ({ form }: { form: string }) => form === question.name;
const idsOf = (list: readonly { submissions: string }[]) =>
  list.flatMap(({ submissions: of }) => (/^\d{1,9}$/.test(of) ? [Number(of)] : []));

async function readReferences(
  orm: Orm,
  table: typeof submissions | typeof storyQuestions,
  ids: readonly number[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({ id: table.id, reference: table.reference })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Map(rows.map(({ id, reference }) => [String(id), reference]));
}
