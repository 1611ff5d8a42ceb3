import { isNull } from 'drizzle-orm';
import { formMails } from '../../features/forms/data/forms-tables.ts';
import { erasePersonalData } from '../../features/forms/data/retention.ts';
import { storyQuestions } from '../../features/forms/questions/question-table.ts';
import { secondFactors } from '../../features/identity/tables/auth-tables.ts';
import { fingerprintKey } from '../../platform/crypto/key-fingerprint.ts';
import { saveDataKey } from '../../platform/db/data-key.ts';
import { idempotency } from '../../platform/idempotency/idempotency-table.ts';
import { isDataKeyOf } from '../deps/require-data-key.ts';
import { CommandError, type DatabaseCommand } from './command.ts';

export const replaceDataKeyCommand: DatabaseCommand = {
  name: 'replace-data-key',
  usage: '--erase',
  summary:
    'For a permanently lost DATA_KEY: erases data that only that key can decrypt and records the current key. Stop the site first.',
  options: { erase: { type: 'boolean' } },
  operands: 0,
  alone: true,
  async run({ config, db }, { options: { erase: isConfirmed } }) {
    if (await isDataKeyOf({ config, db }))
      throw new CommandError('DATA_KEY is the key of this database; nothing was changed');
    if (isConfirmed !== true)
      throw new CommandError(
        'This erases the personal data of all forms, waiting mail and two-factor secrets, which only the lost key can decrypt; confirm with --erase',
      );
    const erased = await db.transaction(async (tx) => {
      const ids = await erasePersonalData(tx, undefined);
      await tx.delete(formMails).where(isNull(formMails.submissionId));
      await tx.update(storyQuestions).set({ asked: null });
      await tx.delete(secondFactors);
      await tx.delete(idempotency);
      return ids.length;
    });
    await saveDataKey(db.pool, fingerprintKey(config.dataKey));
    return {
      lines: [
        `The personal data of ${erased} submissions was erased; new data is encrypted with the current DATA_KEY`,
      ],
    };
  },
};
