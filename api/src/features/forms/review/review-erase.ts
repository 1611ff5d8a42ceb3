import type { VisitorForm } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams } from '../../../platform/validation/input-schemas.ts';
import { formsAuditLine } from '../data/audit-line.ts';
import { describeForm } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { erasePersonalData } from '../data/retention.ts';
import { readReviewed } from '../data/review-view.ts';
import { findSubmission } from './review-entry.ts';

const ERASED = '依申請人請求刪除個人資料';

/** POST erase_<form>: erases personal data on request; anonymous answers stay for statistics. */
export function reviewErase(
  app: FastifyInstance,
  { db, config }: Deps,
  { form, sealing }: { form: VisitorForm; sealing: Sealing },
) {
  staffRoute(app, {
    method: 'POST',
    url: formPathsOf(form).erase(':id'),
    config: { access: { area: 'forms' }, repeats: 'secret' },
    docs: describeForm(form).erase,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) =>
      db.transaction(async (tx) => {
        await findSubmission(tx, form, id);
        const isThis = eq(submissions.id, id);
        const erased = await erasePersonalData(tx, or(isThis, eq(submissions.mergedInto, id)));
        // Locked from here on; includes concurrent changes of colleagues.
        const { submission: row, account } = await findSubmission(tx, form, id);
        if (erased.length === 0) return readReviewed(tx, row, account, { sealing, config });
        const at = new Date().toISOString();
        const history = [...row.history, { at, by: admin.name, text: ERASED }];
        const changes = {
          history,
          updatedAt: at,
          updatedBy: admin.name,
          revision: row.revision + 1,
        };
        await tx.update(submissions).set(changes).where(isThis);
        await recordAudit(
          tx,
          formsAuditLine(admin, 'erase', `${form.name}/${id}`, { reference: row.reference }),
        );
        return readReviewed(tx, { ...row, ...changes }, account, { sealing, config });
      }),
  });
}
