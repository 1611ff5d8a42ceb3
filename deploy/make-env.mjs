import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// Prints an .env with all secrets of docker-compose.yml: node deploy/make-env.mjs > .env
const text = (bytes) => randomBytes(bytes).toString('base64url');
const remotes = readdirSync(join(import.meta.dirname, '..')).filter((name) => /^mf-/.test(name));
const settings = {
  APP_KEY: text(12),
  APP_SECRET: text(32),
  INTERNAL_TOKEN: text(32),
  DATA_KEY: randomBytes(32).toString('hex'),
  ...Object.fromEntries(
    remotes.map((name) => [
      `RELEASE_TOKEN_${name.toUpperCase().replaceAll('-', '_')}`,
      `p${text(32)}`,
    ]),
  ),
  POSTGRES_PASSWORD: text(24),
  ADMIN_ACCOUNT: 'admin',
  // To be changed at the first sign-in.
  ADMIN_PASSWORD: text(12),
  ADMIN_PASSWORD_GENERATED: '1',
  SITE_ORIGIN: 'http://localhost:8080',
};
process.stdout.write(
  `${Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')}\n`,
);
