import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { lockWhitelist } from './provisional.ts';
import { provisionalChange, whitelist } from './whitelist-tables.ts';

/** Recovery command after a lockout. Returns the number of deleted entries. */
export async function clearWhitelist(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await lockWhitelist(tx);
    // A pending revert would restore the list.
    await tx.delete(provisionalChange);
    const deleted = await tx.delete(whitelist).returning({ ip: whitelist.ip });
    await recordAudit(tx, {
      account: null,
      action: 'clear',
      area: 'account',
      target: 'white',
      details: { ips: deleted.map(({ ip }) => ip) },
    });
    return deleted.length;
  });
}
