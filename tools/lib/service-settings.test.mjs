import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSettings, selectEnvironment } from './service-settings.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const namesIn = (text, pattern) => [
  ...new Set([...text.matchAll(pattern)].map(([, one, other]) => one ?? other)),
];

describe('settings of a process', () => {
  it('are those that the shell reads', () =>
    expect(listSettings('shell').toSorted()).toEqual(
      namesIn(
        read('shell/server/base/config.ts') + read('shell/server/server.ts'),
        /\benv\.([A-Z][A-Z\d_]+)/g,
      ).toSorted(),
    ));
  it('are those that the API reads', () =>
    expect(listSettings('api').toSorted()).toEqual(
      namesIn(read('api/src/platform/config/config.ts'), /^ {2,4}([A-Z][A-Z\d_]+):/gm).toSorted(),
    ));
  it('are passed without those of other processes, with all other variables', () => {
    const env = {
      PATH: '/bin',
      LOG_LEVEL: 'info',
      DATA_KEY: 'k',
      ADMIN_PASSWORD: 'p',
      DEMO_PASSWORD: 'd',
      S3_SECRET_KEY: 's',
      SMTP_URL: 'm',
      DATABASE_URL: 'u',
      TRUSTED_PROXIES: 't',
    };
    expect(selectEnvironment('shell', env)).toEqual({
      PATH: '/bin',
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: 't',
    });
    const { TRUSTED_PROXIES: _, ...own } = env;
    expect(selectEnvironment('api', env)).toEqual(own);
  });
});
