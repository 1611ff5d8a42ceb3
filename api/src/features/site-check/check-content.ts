import { type AnyKind, taipeiDay } from '@admissions/model';
import { checkEntry, collectCheckTargets, type Finding } from '@admissions/model/checks';
import { KINDS, type KindId } from '@admissions/model/kinds';
import { SITE_RULES, type SiteRule } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { readEntries } from '../../content/read/read-entry.ts';
import { isVisible } from '../../content/schema/kind-columns.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { findDeadLinks } from '../checks/dead-links.ts';
import { createCheckLoader } from '../checks/kind-checks/check-loader.ts';
import { runKindChecks } from '../checks/kind-checks/kind-checks.ts';

const YEAR_MS = 365 * 24 * 3_600_000;
const MAX_WORDS_LENGTH = 300;
/** Rules that only the site check applies. */
const SITE_ONLY_RULES: ReadonlySet<SiteRule> = new Set(['deadLink', 'deadSite', 'untouched']);
/** Rules of entry forms that the site check repeats. */
const ENTRY_RULES: readonly string[] = SITE_RULES.filter((rule) => !SITE_ONLY_RULES.has(rule));

export interface SiteIssue {
  kind: KindId;
  entryId: number;
  rule: SiteRule;
  field: string;
  item: number | null;
  words: string;
}
export interface ContentCheckResult {
  entries: number;
  found: SiteIssue[];
  /** External links as findings, in case they are dead. */
  elsewhere: SiteIssue[];
}

/** Checks every visible entry, kind by kind. */
export async function checkContent(
  { db, hooks }: Deps,
  now = new Date(),
): Promise<ContentCheckResult> {
  const result: ContentCheckResult = { entries: 0, found: [], elsewhere: [] };
  const reads = createCheckLoader(db.orm);
  for (const kind of KINDS) {
    const table = tableOf(kind);
    const rows = await db.orm.select().from(table).where(isVisible(table));
    const entries = await readEntries(rows, { kind, hooks, staff: true });
    const links = new Set(
      entries.flatMap((entry) => collectCheckTargets(kind, entry).links.map(({ href }) => href)),
    );
    const dead = new Set(await findDeadLinks(db.orm, [...links]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const entry of entries) {
      const values = byId.get(entry.id) ?? {};
      const second = await runKindChecks(kind, { id: Number(entry.id), values, loader: reads });
      const checked = checkOneEntry(kind, entry, { dead, now, second });
      result.found.push(...checked.found);
      result.elsewhere.push(...checked.elsewhere);
    }
    result.entries += entries.length;
  }
  return result;
}

type Entry = Record<string, unknown>;
function checkOneEntry(
  kind: AnyKind,
  entry: Entry,
  { dead, now, second }: { dead: Set<string>; now: Date; second: readonly Finding[] },
) {
  const toIssue = (rule: SiteRule, field: string, words: string, item?: number): SiteIssue => ({
    kind: kind.id,
    entryId: Number(entry.id),
    rule,
    field,
    item: item ?? null,
    words: words.slice(0, MAX_WORDS_LENGTH),
  });
  const isSiteRule = (finding: Finding): finding is Finding & { rule: SiteRule } =>
    ENTRY_RULES.includes(finding.rule);
  const updatedAt = new Date(String(entry.updatedAt));
  const found = [
    ...[...checkEntry(kind, entry, taipeiDay(now)), ...second]
      .filter(isSiteRule)
      .map(({ rule, field, words, other, item }) =>
        toIssue(rule, field, other === undefined ? words : `${words}／${other}`, item),
      ),
    ...collectCheckTargets(kind, entry)
      .links.filter(({ href }) => dead.has(href))
      .map(({ href, field, item }) => toIssue('deadLink', field, href, item)),
    ...(now.getTime() - updatedAt.getTime() > YEAR_MS
      ? [toIssue('untouched', '', taipeiDay(updatedAt))]
      : []),
  ];
  const elsewhere = collectCheckTargets(kind, entry, false).links.map(({ href, field, item }) =>
    toIssue('deadSite', field, href, item),
  );
  return { found, elsewhere };
}
