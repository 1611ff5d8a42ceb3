import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copiedTree } from '../testing/copied-tree.mjs';

describe('settings of a first start with packages but without builds', () => {
  let root;
  let checkSettings;
  beforeAll(async () => {
    root = copiedTree();
    mkdirSync(join(root, 'data'));
    ({ checkSettings } = await import(join(root, 'tools/lib/check-settings.mjs')));
  }, 60_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const check = (settings = {}) =>
    checkSettings({ root, env: { ...process.env, DATA_DIR: join(root, 'data'), ...settings } });

  it('are accepted when valid', () => {
    expect(() => check()).not.toThrow();
  }, 60_000);
  it.each([
    ['of the shell', { SITE_ORIGIN: 'not an address' }, /SITE_ORIGIN/],
    ['of the API', { LOGIN_LIMIT: 'many' }, /LOGIN_LIMIT/],
  ])(
    'are refused by name when invalid: %s',
    (_, settings, sentence) => {
      expect(() => check(settings)).toThrow(sentence);
    },
    60_000,
  );
});
