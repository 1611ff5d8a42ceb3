import type { Config } from '../../../platform/config/config.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { incrementCount } from '../../../platform/limits/count-request.ts';

const DAY_SECONDS = 24 * 3600;

/** Counts a letter per mailbox and day (anybody can enter any address); stores a hash only. */
export async function consumeRecipientQuota(
  tx: Tx,
  address: string,
  { config, sealing }: { config: Pick<Config, 'mailLimit'>; sealing: Sealing },
): Promise<boolean> {
  const { count } = await incrementCount(tx, {
    key: `mail-to:${sealing.hashWithKey(normalizeMailbox(address))}`,
    seconds: DAY_SECONDS,
  });
  return count <= config.mailLimit;
}

/** Ignores case and plus suffixes, which reach the same mailbox. */
const normalizeMailbox = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@[^@]*$)/, '');
