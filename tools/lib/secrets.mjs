import { createHmac, randomBytes, randomInt } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

// Letters only, as in the API: random digits and signs are sometimes refused as guessable.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const randomPassword = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

const GENERATORS = {
  APP_KEY: () => randomBytes(12).toString('base64url'),
  APP_SECRET: () => randomBytes(32).toString('base64url'),
  ADMIN_PASSWORD: randomPassword,
  DEMO_PASSWORD: randomPassword,
  DATA_KEY: () => randomBytes(32).toString('hex'),
  INTERNAL_TOKEN: () => randomBytes(32).toString('base64url'),
};

/** Creates the data folder, writable and private to its owner; throws when impossible. */
export function openDataDir(dataDir, say = () => {}) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!statSync(dataDir).isDirectory()) throw new Error('it is not a folder');
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be used: ${error.code === 'EEXIST' || error.code === 'ENOTDIR' ? 'it is not a folder' : error.message}. Repair it, or choose another with DATA_DIR.`,
    );
  }
  closeToOthers(dataDir, say);
}

// Impossible with another owner or a shared folder; the API logs a warning then.
function closeToOthers(dataDir, say) {
  const { mode, uid } = statSync(dataDir);
  const isShared = (mode & 0o1000) !== 0;
  if (process.platform === 'win32' || isShared || uid !== process.getuid()) return;
  if ((mode & 0o077) === 0) return;
  chmodSync(dataDir, 0o700);
  say(
    `The data folder ${dataDir} was open to other accounts of this machine; now only its owner can enter it.`,
  );
}

/** Secrets of this installation: from the environment, secrets.json (mode 600), or new. */
export function readSecrets(dataDir, given = {}) {
  const file = join(dataDir, 'secrets.json');
  const saved = readSaved(file);
  requireDataKey(dataDir, saved.DATA_KEY || given.DATA_KEY);
  const missing = Object.keys(GENERATORS).filter((name) => !given[name] && !saved[name]);
  for (const name of missing) saved[name] = GENERATORS[name]();
  if (missing.length > 0) save(file, saved);
  return Object.fromEntries(
    Object.keys(GENERATORS).map((name) => [name, given[name] || saved[name]]),
  );
}

/** The deploy token of this installation's own releases of a remote. */
export const deriveToken = (internalToken, remote) =>
  `p${createHmac('sha256', internalToken).update(`deploy ${remote}`).digest('base64url')}`;

/** Replaces the first account's stored password once it was shown. */
export function replaceFirstPassword(dataDir) {
  const file = join(dataDir, 'secrets.json');
  save(file, { ...readSaved(file), ADMIN_PASSWORD: randomPassword() });
}

function save(file, secrets) {
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

// A new key beside an old database would make its personal data unreadable.
function requireDataKey(dataDir, dataKey) {
  if (dataKey || !['pg', 'snapshots'].some((name) => existsSync(join(dataDir, name)))) return;
  throw new Error(
    `There is a database in ${dataDir}, but not the key that its personal data is sealed with: ${join(dataDir, 'secrets.json')} is missing or has no DATA_KEY. Put that file back from your backup, or set DATA_KEY; if it is lost for good, see "A lost DATA_KEY" in docs/how-to/operate.md.`,
  );
}

function readSaved(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(
      `${file} cannot be read: it must be JSON. Repair it; removing it makes new secrets, and what was encrypted with the old ones is lost.`,
    );
  }
}
