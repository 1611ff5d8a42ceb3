import { type AnyKind, taipeiDay } from '@admissions/model';
import { collectCheckTargets, type Finding } from '@admissions/model/checks';
import { KINDS, type KindId } from '@admissions/model/kinds';
import { SITE_RULES, type SiteRule } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { readEntries } from '../../content/read/read-entry.ts';
import { isVisible, tableOf } from '../../content/schema/tables.ts';
import { findDeadLinks } from '../checks/dead-links.ts';
import { createCheckLoader } from '../checks/kind-checks/check-loader.ts';
import { collectFindings } from '../checks/kind-checks/kind-checks.ts';

const YEAR_MS = 365 * 24 * 3_600_000;
const MAX_WORDS_LENGTH = 300;
export interface SiteIssue {
  kind: KindId;
  entryId: number;
  rule: SiteRule;
  field: string;
  item: number | null;
  words: string;
}
interface ContentCheckResult {
  entries: number;
  found: SiteIssue[];
  /** External links as findings, in case they are dead. */
  elsewhere: SiteIssue[];
}

/** Checks every visible entry, kind by kind. */
export async function checkContent({ db, hooks }: Deps) {
  const result: ContentCheckResult = { entries: 0, found: [], elsewhere: [] };
  const loader = createCheckLoader(db.orm);
  for (const kind of KINDS) {
    const table = tableOf(kind);
    const rows = await db.orm.select().from(table).where(isVisible(table));
    const entries = await readEntries(rows, { kind, hooks, staff: true });
    const links = entries.flatMap((entry) =>
      collectCheckTargets(kind, entry).links.map(({ href }) => href),
    );
    const dead = await findDeadLinks(db.orm, links);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const entry of entries) {
      const id = Number(entry.id);
      const values = byId.get(entry.id) ?? {};
      const findings = await collectFindings(kind, entry, { id, values, loader, dead });
      const checked = toIssues(kind, entry, findings);
      result.found.push(...checked.found);
      result.elsewhere.push(...checked.elsewhere);
    }
    result.entries += entries.length;
  }
  return result;
}

function toIssues(kind: AnyKind, entry: Record<string, unknown>, findings: readonly Finding[]) {
  const toIssue = (rule: SiteRule, field: string, words: string, item?: number): SiteIssue => ({
    kind: kind.id,
    entryId: Number(entry.id),
    rule,
    field,
    item: item ?? null,
    words: words.slice(0, MAX_WORDS_LENGTH),
  });
  const isSiteRule = (finding: Finding): finding is Finding & { rule: SiteRule } =>
    (SITE_RULES as readonly string[]).includes(finding.rule);
  const updatedAt = new Date(String(entry.updatedAt));
  const found = findings
    .filter(isSiteRule)
    .map(({ rule, field, words, other, item }) =>
      toIssue(rule, field, other === undefined ? words : `${words}／${other}`, item),
    );
  if (Date.now() - updatedAt.getTime() > YEAR_MS)
    found.push(toIssue('untouched', '', taipeiDay(updatedAt)));
  // A published change of one part removes the mark of the entry.
  const [sampleText] =
    /[^"]{0,20}(?:（示範|示範）|【示範】|示範(?:數據|短片|金額)|\(sample|@example\.|(?<!\d)0\d-0000)[^"]{0,20}/.exec(
      JSON.stringify(entry),
    ) ?? [];
  if (sampleText && !entry.isSample) found.push(toIssue('sampleText', '', sampleText));
  const elsewhere = collectCheckTargets(kind, entry, false).links.map(({ href, field, item }) =>
    toIssue('deadSite', field, href, item),
  );
  return { found, elsewhere };
}
