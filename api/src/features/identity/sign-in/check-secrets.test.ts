import { describe, expect, it } from 'vitest';
import type { Config } from '../../../platform/config/config.ts';
import { checkSecrets } from './check-secrets.ts';

const good = {
  appKey: 'test-key',
  appSecret: 'b2tZ8mQ-4fLr_9xW',
  dataKey: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  internalToken: 'Zk3vQ1p7sT9yB5nM',
};
const check = (changes: Partial<typeof good>) => () =>
  checkSecrets({ ...good, ...changes } as Config);

describe('checkSecrets', () => {
  it('accepts random secrets', () => expect(check({})).not.toThrow());
  it.each([
    '',
    'short',
    'secret',
    'changeme',
    'password',
    '12345678',
    'your-secret-key',
    'aaaaaaaaaaaaaaaa',
    'abababababababab',
    '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
    '0'.repeat(64),
  ])('stops the start with an error naming the setting for %j', (value) => {
    const names = {
      appKey: 'APP_KEY',
      appSecret: 'APP_SECRET',
      dataKey: 'DATA_KEY',
      internalToken: 'INTERNAL_TOKEN',
    } as const;
    for (const [field, name] of Object.entries(names))
      expect(check({ [field]: value })).toThrow(
        `Setting ${name} is empty, too short or a well-known default; give it a random value`,
      );
  });
});
