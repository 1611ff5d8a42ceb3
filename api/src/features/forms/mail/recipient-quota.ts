import type { Config } from '../../../platform/config/config.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { incrementCount } from '../../../platform/limits/count-request.ts';

const DAY_SECONDS = 24 * 3600;

/** Whether one more letter may go to this address today: anybody can type anybody's. Counts it; the address itself is not kept with the count. */
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

/** The mailbox behind an address: large letters and what stands behind a plus reach the same one. */
const normalizeMailbox = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@[^@]*$)/, '');
