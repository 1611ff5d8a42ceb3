import { AREAS, type Area } from '@admissions/model';
import { createOneTimePassword } from '../../features/identity/passwords/set-password.ts';
import { accounts, findAccountByName } from '../../features/identity/tables/identity-tables.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { hashPassword } from '../../platform/crypto/password-hashes.ts';
import { isUniqueViolation } from '../../platform/db/error-code.ts';
import { CommandError, createUsageError, type DatabaseCommand } from './command.ts';

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
