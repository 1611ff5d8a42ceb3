import type { AnyKind, SiteRule } from '@admissions/contracts';
import { taipeiDay } from '@admissions/contracts';
import type { Finding } from '@admissions/contracts/entry-checks';
import { checkEntry, collectQuestion } from '@admissions/contracts/entry-checks';
import type { KindId } from '@admissions/contracts/kinds';
import { KINDS } from '@admissions/contracts/kinds';
import type { Deps } from '../../content/deps.ts';
import { readEntries } from '../../content/read/read-entry.ts';
import { isVisible } from '../../content/schema/kind-columns.ts';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { findDeadLinks } from '../checks/dead-links.ts';

const YEAR = 365 * 24 * 3_600_000;
const LONGEST_WORDS = 300;
/** What of an entry’s own checks is looked for on the whole site. */
const RULES = ['pastDate', 'alt'] as const satisfies SiteRule[];

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
export async function checkContent(
  { db, hooks }: Pick<Deps, 'db' | 'hooks'>,
  now = new Date(),
): Promise<Looked> {
  const looked: Looked = { entries: 0, found: [], elsewhere: [] };
  for (const kind of KINDS) {
    const table = tableOf(kind);
    const rows = (await db.orm.select().from(table).where(isVisible(table))) as Row[];
    const entries = await readEntries(rows, { kind, hooks, staff: true });
    const links = new Set(
      entries.flatMap((entry) => collectQuestion(kind, entry).links.map(({ href }) => href)),
    );
    const dead = new Set(await findDeadLinks(db.orm, [...links]));
    for (const entry of entries) {
      const own = lookAt(kind, entry, { dead, now });
      looked.found.push(...own.found);
      looked.elsewhere.push(...own.elsewhere);
    }
    looked.entries += entries.length;
  }
  return looked;
}

type Entry = Record<string, unknown>;
function lookAt(kind: AnyKind, entry: Entry, { dead, now }: { dead: Set<string>; now: Date }) {
  const named = (rule: SiteRule, field: string, words: string, item?: number): Found => ({
    kind: kind.id as KindId,
    entryId: Number(entry.id),
    rule,
    field,
    item: item ?? null,
    words: words.slice(0, LONGEST_WORDS),
  });
  const isWanted = (finding: Finding): finding is Finding & { rule: (typeof RULES)[number] } =>
    (RULES as readonly string[]).includes(finding.rule);
  const updatedAt = new Date(String(entry.updatedAt));
  const found = [
    ...checkEntry(kind, entry, taipeiDay(now))
      .filter(isWanted)
      .map(({ rule, field, words, item }) => named(rule, field, words, item)),
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
