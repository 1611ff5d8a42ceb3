import type { Flags } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import {
  type Dashboard,
  SITE_CHECK_PATHS,
  SITE_RULES,
  type SiteCheck,
  type SiteFinding,
  type SiteRule,
} from '@admissions/protocol/staff';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { type EntrySummary, listEntriesOfKinds } from '../../content/read/entries-of-kinds.ts';
import { listEditableKinds, requireFlag } from '../../content/routes/entry-id.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { forbidden, requireRow } from '../../platform/http/http-error.ts';
import { staffRoutes } from '../../platform/http/typed-routes.ts';
import {
  flag,
  type Json,
  listSchema,
  moment,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { isRunning, runSiteCheck } from './run-site-check.ts';
import { siteChecks, siteFindings } from './site-check-tables.ts';

const rule: Json = { type: 'string', enum: [...SITE_RULES] };
const findingSchema = objectSchema({
  kind: text,
  id: whole,
  title: text,
  parent: orNull(whole),
  finding: whole,
  rule,
  field: text,
  item: orNull(whole),
  words: text,
  setAside: orNull(objectSchema({ by: text, at: moment })),
});
const docs = {
  list: {
    operationId: 'listFindings',
    summary: 'Lists the findings of the last site check',
    description:
      'Of the areas that the caller may edit, 500 at most; entries changed since are omitted and counted.',
    answer: objectSchema({
      checkedAt: orNull(moment),
      isRunning: flag,
      entries: whole,
      asksOthers: flag,
      counts: objectSchema(Object.fromEntries(SITE_RULES.map((each) => [each, whole]))),
      changedSince: whole,
      list: listSchema(findingSchema),
    }),
  },
  run: {
    operationId: 'checkSite',
    summary: 'Starts a site check',
    description:
      'Returns at once; the check takes longer with external links. A running check is not restarted. Needs the flag of an area of content.',
    answer: { type: 'null' },
  },
  setAside: {
    operationId: 'changeFinding',
    summary: 'Dismisses a finding, or restores it',
    answer: { type: 'null' },
  },
};
const setAsideSchema = z.strictObject({ isRight: z.boolean('validation.select') });

/** The nightly site check: findings, an immediate run, and dismissals. */
export async function siteCheckRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, 'account', 'checks');
  const { db, log, config: settings } = deps;
  staff.get(SITE_CHECK_PATHS.list, { docs: docs.list }, async ({ admin }) =>
    readSiteCheck(db.orm, admin.priv, settings),
  );
  staff.post(SITE_CHECK_PATHS.run, { docs: docs.run, repeats: 'free' }, async ({ admin }) => {
    if (listEditableKinds(admin).length === 0) throw forbidden();
    // In the background, since other sites may be slow.
    void runSiteCheck(deps, { nightly: false }).catch((error: unknown) =>
      log.warn({ err: error }, 'the site check failed'),
    );
  });
  staff.put(
    SITE_CHECK_PATHS.one(':id'),
    { docs: docs.setAside, body: setAsideSchema },
    async ({ params: { id }, body: { isRight }, admin }) => {
      await db.transaction(async (tx) => {
        const finding = requireRow(
          await tx.select().from(siteFindings).where(eq(siteFindings.id, id)),
        );
        const kind = kindOf(finding.kind);
        requireFlag(admin, finding.kind);
        await tx
          .update(siteFindings)
          .set({
            setAsideBy: isRight ? admin.name : null,
            setAsideAt: isRight ? new Date().toISOString() : null,
          })
          .where(eq(siteFindings.id, id));
        await recordAudit(tx, {
          account: admin,
          action: isRight ? 'finding_right' : 'finding_open',
          area: kind.area,
          target: `${kind.slug}/${finding.entryId}`,
          details: { name: finding.words },
        });
      });
    },
  );
}

const MAX_FINDINGS = 500;
/** Per rule, without dismissed findings. */
export async function countFindings(
  orm: Queryable,
  priv: Flags,
): Promise<Record<SiteRule, number>> {
  const rows = await orm
    .select({ rule: siteFindings.rule, count: count() })
    .from(siteFindings)
    .where(
      and(inArray(siteFindings.kind, listEditableKinds({ priv })), isNull(siteFindings.setAsideAt)),
    )
    .groupBy(siteFindings.rule);
  return Object.fromEntries(
    SITE_RULES.map((rule) => [rule, rows.find((row) => row.rule === rule)?.count ?? 0]),
  ) as Record<SiteRule, number>;
}

/** Null before the first check. */
export async function readFindingSummary(orm: Queryable, priv: Flags): Promise<Dashboard['found']> {
  const [state] = await orm.select({ checkedAt: siteChecks.finishedAt }).from(siteChecks);
  return state?.checkedAt
    ? { checkedAt: state.checkedAt, counts: await countFindings(orm, priv) }
    : null;
}

async function readSiteCheck(
  orm: Queryable,
  priv: Flags,
  { checksOtherSites }: Pick<Config, 'checksOtherSites'>,
): Promise<SiteCheck> {
  const kinds = listEditableKinds({ priv });
  const [state] = await orm
    .select({ finishedAt: siteChecks.finishedAt, entries: siteChecks.entries, isRunning })
    .from(siteChecks);
  const found = await orm
    .select()
    .from(siteFindings)
    .where(inArray(siteFindings.kind, kinds))
    .orderBy(asc(siteFindings.kind), asc(siteFindings.entryId), asc(siteFindings.id))
    .limit(MAX_FINDINGS);
  const entries = await listEntriesOfKinds(orm, kinds.map(kindOf), {
    where: inArray(
      sql`id`,
      found.map(({ entryId }) => entryId),
    ),
    order: sql`kind`,
    limit: 10_000,
  });
  const byKey = new Map(entries.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
  const current = found.flatMap((row) => {
    const entry = byKey.get(`${row.kind} ${row.entryId}`);
    return entry ? [{ row, entry }] : [];
  });
  // Findings of changed entries are hidden until the next check.
  const isChanged = ({ at }: EntrySummary) =>
    state?.finishedAt ? new Date(at) > new Date(state.finishedAt) : false;
  const changed = current.filter(({ entry }) => isChanged(entry));
  return {
    checkedAt: state?.finishedAt ?? null,
    isRunning: state?.isRunning ?? false,
    entries: state?.entries ?? 0,
    asksOthers: checksOtherSites,
    counts: await countFindings(orm, priv),
    changedSince: new Set(changed.map(({ entry }) => `${entry.kind} ${entry.id}`)).size,
    list: current
      .filter(({ entry }) => !isChanged(entry))
      .map(
        ({ row, entry }): SiteFinding => ({
          kind: row.kind,
          id: row.entryId,
          title: entry.title ?? '',
          parent: entry.parent,
          finding: row.id,
          rule: row.rule,
          field: row.field,
          item: row.item,
          words: row.words,
          setAside:
            row.setAsideAt === null ? null : { by: row.setAsideBy ?? '', at: row.setAsideAt },
        }),
      ),
  };
}
