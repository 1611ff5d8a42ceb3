import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { lockWhitelist } from './provisional.ts';
import { provisionalChange, whitelist } from './whitelist-tables.ts';

/** Empties the whitelist, so that the back office answers every address again; for somebody at the server who was shut out. Returns how many entries there were. */
export async function clearWhitelist(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await lockWhitelist(tx);
    // Else the list would come back by itself.
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
