import { AREAS, type Area } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import type { PublishingRule } from '@admissions/protocol/staff';
import { publishingRules } from '../../content/publication/rule-table.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { readEditors } from '../identity/accounts/account-view.ts';

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
