import { daySchema } from '@admissions/model/schema';
import { ACCOUNT_PATHS, type AuditEntry, type Page } from '@admissions/protocol';
import { and, desc, eq, gte, like, lt, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { verifyAudit } from '../../platform/audit/audit-chain.ts';
import { auditLog } from '../../platform/audit/audit-tables.ts';
import { pageQuery } from '../../platform/http/list-query.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { endOfDay, startOfDay } from '../../platform/time/taipei-day.ts';
import { emptyAsAbsent } from '../../platform/validation/input-schemas.ts';
import { auditDocs } from './audit-docs.ts';
import { readTargetNames } from './target-names.ts';

const auditQuery = pageQuery.extend({
  account: z.string().max(100).optional(),
  area: z.string().max(40).optional(),
  action: z.string().max(40).optional(),
  target: z.string().max(100).optional(),
  begin: emptyAsAbsent(daySchema()),
  end: emptyAsAbsent(daySchema()),
});

const EXACT_FILTERS = ['account', 'area', 'target'] as const;
/** Actions that entries of every kind share; `edit` also matches `edit_news`. */
const ENTRY_ACTIONS = ['add', 'edit', 'body', 'remove', 'restore', 'sort'];
const isAction = (action: string) =>
  ENTRY_ACTIONS.includes(action)
    ? or(eq(auditLog.action, action), like(auditLog.action, `${action}\\_%`))
    : eq(auditLog.action, action);

/** The audit log, newest first, and the check of its integrity. */
export function auditList(app: FastifyInstance, { db }: Deps) {
  staffRoute(app, {
    method: 'GET',
    url: ACCOUNT_PATHS.audit,
    config: { access: { area: 'account' } },
    docs: auditDocs.list,
    input: { query: auditQuery },
    handler: async ({ query }) => {
      const { page, perpage, begin, end, ...equal } = query;
      const condition = and(
        ...EXACT_FILTERS.flatMap((name) => (equal[name] ? [eq(auditLog[name], equal[name])] : [])),
        equal.action ? isAction(equal.action) : undefined,
        begin ? gte(auditLog.at, startOfDay(begin)) : undefined,
        end ? lt(auditLog.at, endOfDay(end)) : undefined,
      );
      const rows = await db.orm
        .select()
        .from(auditLog)
        .where(condition)
        .orderBy(desc(auditLog.at), desc(auditLog.id))
        .limit(perpage)
        .offset((page - 1) * perpage);
      const total = await db.orm.$count(auditLog, condition);
      const names = await readTargetNames(db.orm, rows);
      const list = rows.map(
        ({ accountId: _accountId, hash: _hash, ...entry }): AuditEntry => ({
          ...entry,
          name: names.get(`${entry.area} ${entry.target}`) ?? null,
        }),
      );
      return { list, total, page, perpage } satisfies Page<AuditEntry>;
    },
  });

  staffRoute(app, {
    method: 'GET',
    url: ACCOUNT_PATHS.auditCheck,
    config: { access: { area: 'account' } },
    docs: auditDocs.check,
    handler: async () => verifyAudit(db),
  });
}
