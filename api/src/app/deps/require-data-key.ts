import { desc, isNotNull } from 'drizzle-orm';
import { submissions } from '../../features/forms/data/forms-tables.ts';
import type { Config } from '../../platform/config/config.ts';
import { createSealing, fingerprintKey } from '../../platform/crypto/sealing.ts';
import { findDataKey, saveDataKey } from '../../platform/db/data-key.ts';
import type { Database } from '../../platform/db/database.ts';

interface Deps {
  config: Config;
  db: Database;
}

/** Throws when personal data is sealed with another key; records the key of a new database. */
export async function requireDataKey({ config, db }: Deps) {
  if (await isDataKeyOf({ config, db }))
    return saveDataKey(db.pool, fingerprintKey(config.dataKey));
  throw new Error(
    'DATA_KEY is not the key of this database: the personal data in it could not be read, and new data would be sealed with another key. Put back the secrets.json (or the DATA_KEY) that the site had before; if it is lost for good, see "A lost DATA_KEY" in docs/how-to/operate.md',
  );
}

/** True for an unsealed database too. */
export async function isDataKeyOf({ config, db }: Deps) {
  const fingerprint = await findDataKey(db.pool);
  if (fingerprint !== null) return fingerprint === fingerprintKey(config.dataKey);
  // A database of 0.9.0 has no fingerprint.
  const [newest] = await db.orm
    .select({ reference: submissions.reference, personal: submissions.personal })
    .from(submissions)
    .where(isNotNull(submissions.personal))
    .orderBy(desc(submissions.id))
    .limit(1);
  if (!newest?.personal) return true;
  try {
    createSealing(config.dataKey).open(newest.reference, newest.personal);
    return true;
  } catch {
    return false;
  }
}
