import { AREAS, type Area, allows, parseFlags } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import type { PublishingRule } from '@admissions/protocol/staff';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { publishingRules } from '../../content/publication/rule-table.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { accounts } from '../identity/tables/identity-tables.ts';

export const CONTENT_AREAS: readonly Area[] = AREAS.filter((area) =>
  KINDS.some((kind) => kind.area === area),
);

export async function listRules(orm: Queryable): Promise<PublishingRule[]> {
  const rows = await orm.select().from(publishingRules);
  const editors = await readEditors(orm);
  return CONTENT_AREAS.map((area) => ({
    area,
    needsApproval: rows.some((row) => row.area === area && row.needsApproval),
    editors: editors.filter(({ may }) => may(area)).length,
  }));
}

/** Entries published or scheduled earlier are unaffected. */
export async function saveRule(
  db: Database,
  { area, needsApproval }: { area: Area; needsApproval: boolean },
  by: SignedIn,
): Promise<PublishingRule[]> {
  await db.transaction(async (tx) => {
    const set = { needsApproval, updatedBy: by.name, updatedAt: new Date().toISOString() };
    await tx
      .insert(publishingRules)
      .values({ area, ...set })
      .onConflictDoUpdate({ target: publishingRules.area, set });
    await recordAudit(tx, {
      account: by,
      action: needsApproval ? 'approval_on' : 'approval_off',
      area,
      target: 'publishing_rule',
    });
  });
  return listRules(db.orm);
}

interface Editor {
  id: number;
  name: string;
  may: (area: Area) => boolean;
}
/** All accounts that can sign in, with their rights. */
export async function readEditors(orm: Queryable): Promise<Editor[]> {
  const rows = await orm
    .select({ id: accounts.id, name: accounts.name, priv: accounts.priv })
    .from(accounts)
    .where(and(eq(accounts.active, true), isNull(accounts.deletedAt)))
    .orderBy(asc(accounts.account));
  return rows.map(({ id, name, priv }) => ({
    id,
    name,
    may: (area) => allows(parseFlags(priv), area),
  }));
}
