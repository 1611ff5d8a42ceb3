import { allows, type Flags } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import {
  type Dashboard,
  SITE_RULES,
  type SiteCheck,
  type SiteFinding,
  type SiteRule,
} from '@admissions/protocol/staff';
import { and, asc, count, inArray, isNull, sql } from 'drizzle-orm';
import { type EntrySummary, listEntriesOfKinds } from '../../content/read/entries-of-kinds.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isRunning } from './run-site-check.ts';
import { siteChecks, siteFindings } from './site-check-tables.ts';

const MAX_FINDINGS = 500;
const kindsFor = (priv: Flags) => KINDS.filter(({ area }) => allows(priv, area));

/** Per rule, without dismissed findings. */
export async function countFindings(
  orm: Queryable,
  priv: Flags,
): Promise<Record<SiteRule, number>> {
  const ids = kindsFor(priv).map(({ id }) => id);
  const rows = await orm
    .select({ rule: siteFindings.rule, count: count() })
    .from(siteFindings)
    .where(and(inArray(siteFindings.kind, ids), isNull(siteFindings.setAsideAt)))
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

export async function readSiteCheck(
  orm: Queryable,
  priv: Flags,
  { checksOtherSites }: Pick<Config, 'checksOtherSites'>,
): Promise<SiteCheck> {
  const kinds = kindsFor(priv);
  const [state] = await orm
    .select({ finishedAt: siteChecks.finishedAt, entries: siteChecks.entries, isRunning })
    .from(siteChecks);
  const found = await orm
    .select()
    .from(siteFindings)
    .where(
      inArray(
        siteFindings.kind,
        kinds.map(({ id }) => id),
      ),
    )
    .orderBy(asc(siteFindings.kind), asc(siteFindings.entryId), asc(siteFindings.id))
    .limit(MAX_FINDINGS);
  const ids = sql.join(
    [0, ...new Set(found.map(({ entryId }) => entryId))].map((id) => sql`${id}`),
    sql`, `,
  );
  const entries = await listEntriesOfKinds(orm, kinds, {
    where: sql`id in (${ids})`,
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
