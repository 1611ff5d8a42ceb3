import type { AnyKind } from '@admissions/model';
import { taipeiDay } from '@admissions/model';
import type { Finding } from '@admissions/model/checks';
import { checkEntry, collectQuestion } from '@admissions/model/checks';
import type { KindId } from '@admissions/model/kinds';
import { KINDS } from '@admissions/model/kinds';
import type { SiteRule } from '@admissions/protocol/staff';
import { SITE_RULES } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { readEntries } from '../../content/read/read-entry.ts';
import { isVisible } from '../../content/schema/kind-columns.ts';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { findDeadLinks } from '../checks/dead-links.ts';
import { createCheckReads } from '../checks/kind-checks/check-reads.ts';
import { findByKind } from '../checks/kind-checks/kind-checks.ts';

const YEAR = 365 * 24 * 3_600_000;
const LONGEST_WORDS = 300;
/** What only this look tells. */
const BY_OTHERS: ReadonlySet<SiteRule> = new Set(['deadLink', 'deadSite', 'untouched']);
/** What of an entry’s own checks is looked for on the whole site. */
const RULES: readonly string[] = SITE_RULES.filter((rule) => !BY_OTHERS.has(rule));

export interface Found {
  kind: KindId;
  entryId: number;
  rule: SiteRule;
  field: string;
  item: number | null;
  words: string;
}
export interface Looked {
  entries: number;
  found: Found[];
  /** Links to other sites, with what they would be if nothing is there. */
  elsewhere: Found[];
}

/** Looks at every entry that visitors see, kind by kind. */
export async function checkContent({ db, hooks }: Deps, now = new Date()): Promise<Looked> {
  const looked: Looked = { entries: 0, found: [], elsewhere: [] };
  const reads = createCheckReads(db.orm);
  for (const kind of KINDS) {
    const table = tableOf(kind);
    const rows = (await db.orm.select().from(table).where(isVisible(table))) as Row[];
    const entries = await readEntries(rows, { kind, hooks, staff: true });
    const links = new Set(
      entries.flatMap((entry) => collectQuestion(kind, entry).links.map(({ href }) => href)),
    );
    const dead = new Set(await findDeadLinks(db.orm, [...links]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const entry of entries) {
      const values = byId.get(entry.id) ?? {};
      const second = await findByKind(kind, { id: Number(entry.id), values, reads });
      const own = lookAt(kind, entry, { dead, now, second });
      looked.found.push(...own.found);
      looked.elsewhere.push(...own.elsewhere);
    }
    looked.entries += entries.length;
  }
  return looked;
}

type Entry = Record<string, unknown>;
function lookAt(
  kind: AnyKind,
  entry: Entry,
  { dead, now, second }: { dead: Set<string>; now: Date; second: readonly Finding[] },
) {
  const named = (rule: SiteRule, field: string, words: string, item?: number): Found => ({
    kind: kind.id as KindId,
    entryId: Number(entry.id),
    rule,
    field,
    item: item ?? null,
    words: words.slice(0, LONGEST_WORDS),
  });
  const isWanted = (finding: Finding): finding is Finding & { rule: SiteRule } =>
    RULES.includes(finding.rule);
  const updatedAt = new Date(String(entry.updatedAt));
  const found = [
    ...[...checkEntry(kind, entry, taipeiDay(now)), ...second]
      .filter(isWanted)
      .map(({ rule, field, words, other, item }) =>
        named(rule, field, other === undefined ? words : `${words}／${other}`, item),
      ),
    ...collectQuestion(kind, entry)
      .links.filter(({ href }) => dead.has(href))
      .map(({ href, field, item }) => named('deadLink', field, href, item)),
    ...(now.getTime() - updatedAt.getTime() > YEAR
      ? [named('untouched', '', taipeiDay(updatedAt))]
      : []),
  ];
  const elsewhere = collectQuestion(kind, entry, false).links.map(({ href, field, item }) =>
    named('deadSite', field, href, item),
  );
  return { found, elsewhere };
}
