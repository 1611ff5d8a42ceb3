import { AREAS, type Area } from '@admissions/model';
import { isNull } from 'drizzle-orm';
import { formMails, storyQuestions } from '../../features/forms/data/forms-tables.ts';
import { erasePersonalData } from '../../features/forms/data/retention.ts';
import { createOneTimePassword } from '../../features/identity/passwords/set-password.ts';
import {
  accounts,
  findAccountByName,
  secondFactors,
} from '../../features/identity/tables/identity-tables.ts';
import { clearWhitelist } from '../../features/whitelist/provisional.ts';
import { verifyAudit } from '../../platform/audit/audit-chain.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { hashPassword } from '../../platform/crypto/password-hashes.ts';
import { fingerprintKey } from '../../platform/crypto/sealing.ts';
import { saveDataKey } from '../../platform/db/data-key.ts';
import { isUniqueViolation } from '../../platform/db/error-code.ts';
import { idempotency } from '../../platform/idempotency/idempotency-tables.ts';
import { isDataKeyOf } from '../deps/require-data-key.ts';
import { CommandError, createUsageError, type DatabaseCommand } from './command.ts';

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

/** For operators on the server when everybody is locked out of the back office. */
export const clearWhitelistCommand: DatabaseCommand = {
  name: 'clear-whitelist',
  usage: '',
  summary: 'Clears the IP whitelist, so that every address can reach the back office.',
  operands: 0,
  async run({ db }) {
    const cleared = await clearWhitelist(db);
    return {
      lines: [
        `The IP whitelist is empty (${cleared} ${cleared === 1 ? 'entry' : 'entries'} removed); every address can reach the back office`,
      ],
    };
  },
};

export const verifyAuditCommand: DatabaseCommand = {
  name: 'verify-audit',
  usage: '',
  summary:
    'Checks that no line of the audit log was changed, removed or cut off; exits with 1 if one was.',
  operands: 0,
  async run({ db }) {
    const { lines, brokenAt, cutOff } = await verifyAudit(db);
    if (brokenAt !== null)
      return {
        lines: [
          `THE AUDIT LOG IS BROKEN at line ${brokenAt}: it or the line before it was changed or removed (${lines} lines are intact)`,
        ],
        failed: true,
      };
    if (cutOff)
      return {
        lines: [
          `THE AUDIT LOG WAS CUT OFF: its ${lines} lines are intact, but newer ones are missing`,
        ],
        failed: true,
      };
    return { lines: [`The audit log is intact: ${lines} lines`] };
  },
};

const NAME = /^[A-Za-z0-9._-]{3,40}$/;

/** For an office without a usable or first account. */
export const createAccountCommand: DatabaseCommand = {
  name: 'create-account',
  usage: '<name> [--flags account,news,…]',
  summary: `Creates an account and prints its one-time password. Without --flags it has all permissions; flags: ${AREAS.join(', ')}.`,
  options: { flags: { type: 'string' } },
  operands: 1,
  async run({ db }, { operands: [account = ''], options }) {
    if (!NAME.test(account))
      throw createUsageError(
        `"${account}" cannot be an account's name: 3 to 40 letters, digits, dots, hyphens and underscores`,
      );
    const flags = parseFlags(options.flags);
    const password = createOneTimePassword();
    const priv = Object.fromEntries(AREAS.map((area) => [area, flags.includes(area) ? 1 : 0]));
    const values = {
      account,
      name: account,
      email: '',
      passwordHash: await hashPassword(password),
      mustChangePassword: true,
      priv: JSON.stringify(priv),
    };
    await db
      .transaction(async (tx) => {
        if (await findAccountByName(tx, account)) throw createNameTakenError(account);
        const [row] = await tx.insert(accounts).values(values).returning({ id: accounts.id });
        await recordAudit(tx, {
          account: null,
          action: 'add',
          area: 'account',
          target: `account/${row?.id}`,
          details: { account, priv, by: 'command' },
        });
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? createNameTakenError(account) : error;
      });
    return {
      lines: [`Account ${account} may do: ${flags.join(', ')}`, `One-time password: ${password}`],
    };
  },
};

const createNameTakenError = (account: string) =>
  new CommandError(`The account ${account} already exists; another manager can reset its password`);

function parseFlags(given: string | boolean | undefined) {
  if (typeof given !== 'string') return [...AREAS];
  const names = given.split(',').map((each) => each.trim());
  const unknown = names.filter((each) => !AREAS.includes(each as Area));
  if (unknown.length > 0)
    throw createUsageError(
      `Unknown flag ${unknown.join(', ') || '""'}; flags are ${AREAS.join(', ')}`,
    );
  return AREAS.filter((area) => names.includes(area));
}
