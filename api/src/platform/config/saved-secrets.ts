import { randomBytes, randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

// Letters only: random digits and symbols are sometimes rejected as too easy to guess.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
/** Initial password: four groups of five letters, 90 bits. */
export const randomPassword = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

const generators = {
  APP_KEY: () => randomBytes(12).toString('base64url'),
  APP_SECRET: () => randomBytes(32).toString('base64url'),
  ADMIN_PASSWORD: randomPassword,
  DATA_KEY: () => randomBytes(32).toString('hex'),
  INTERNAL_TOKEN: () => randomBytes(32).toString('base64url'),
};
type Secrets = Record<keyof typeof generators, string>;

/**
 * Missing secrets are generated and saved in secrets.json (mode 600).
 * Throws one sentence when the folder cannot be used.
 */
export function loadOrCreateSecrets(
  dataDir: string,
  given: Partial<Record<keyof Secrets, string | undefined>>,
) {
  const names = Object.keys(generators) as (keyof Secrets)[];
  if (names.every((name) => given[name])) return pick(names, (name) => given[name] as string);
  const file = path.join(dataDir, 'secrets.json');
  const saved = read(file);
  const missing = names.filter((name) => !given[name] && !saved[name]);
  if (missing.length > 0) {
    for (const name of missing) saved[name] = generators[name]();
    save(dataDir, file, saved);
  }
  return pick(names, (name) => given[name] ?? (saved[name] as string));
}

const pick = (names: (keyof Secrets)[], secretOf: (name: keyof Secrets) => string) =>
  Object.fromEntries(names.map((name) => [name, secretOf(name)])) as Secrets;

function save(dataDir: string, file: string, secrets: Record<string, string>) {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be used: ${readCode(error)}`, {
      cause: error,
    });
  }
}

const readCode = (error: unknown) => (error as NodeJS.ErrnoException).code;

function read(file: string) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    // ENOTDIR: reported by the write that follows.
    if (readCode(error) === 'ENOENT' || readCode(error) === 'ENOTDIR') return {};
    throw new Error(`${file} cannot be read; repair or remove it`, { cause: error });
  }
}
