import type { Database } from '../../db/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockWhitelist } from './provisional.ts';
import { provisionalChange, whitelist } from './whitelist-tables.ts';

/** Empties the whitelist, so that the back office answers every address again; for somebody at the server who was shut out. Returns how many entries there were. */
export async function clearWhitelist(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await lockWhitelist(tx);
    // Else the list would come back by itself.
    await tx.delete(provisionalChange);
    const gone = await tx.delete(whitelist).returning({ ip: whitelist.ip });
    await recordAudit(tx, {
      account: null,
      action: 'clear',
      area: 'account',
      target: 'white',
      details: { ips: gone.map(({ ip }) => ip) },
    });
    return gone.length;
  });
}
