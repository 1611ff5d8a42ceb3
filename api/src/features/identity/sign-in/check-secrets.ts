import type { Config } from '../../../platform/config/config.ts';

/** Of those that are long enough. */
const WELL_KNOWN_SECRETS = new Set([
  'password',
  'changeme',
  'change-me',
  'app-secret',
  'your-secret',
  'your-key',
  'your-app-key',
  'your-app-secret',
  'your-secret-key',
  'replace-me',
  'test-secret-key',
  'supersecret',
  'password123',
  'admin123',
  '12345678',
]);

/** An operator error; exits with 78 (wrong configuration, sysexits.h). */
class WrongSetting extends Error {
  readonly exitCode = 78;
}

/** Throws when a secret is empty, short or well known. */
export function checkSecrets({ appKey, appSecret, dataKey, internalToken }: Config) {
  for (const [name, value] of Object.entries({
    APP_KEY: appKey,
    APP_SECRET: appSecret,
    DATA_KEY: dataKey,
    INTERNAL_TOKEN: internalToken,
  })) {
    if (value.length < 8 || WELL_KNOWN_SECRETS.has(value.toLowerCase()) || isPattern(value))
      throw new WrongSetting(
        `Setting ${name} is empty, too short or a well-known default; give it a random value`,
      );
  }
}

// Few different characters, or a repeated short text, as in examples.
function isPattern(value: string) {
  return new Set(value).size < 4 || (/^(.{1,16}?)\1+$/.test(value) && value.length > 8);
}
