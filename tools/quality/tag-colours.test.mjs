import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSources } from './list-sources.mjs';

const root = join(import.meta.dirname, '../..');
const FOLDERS = [
  'shared-libs/admin-ui/src',
  'mf-admin-accounts/src',
  'mf-admin-content/src',
  'mf-admin-forms/src',
];
const NAMES = /['"](gold|green|lime|cyan|orange|volcano|magenta|geekblue)['"]/;

describe('Words on a colour', () => {
  it('have one of the theme: those that antd names itself are too pale to be read', () =>
    expect(
      listSources(FOLDERS).filter((file) => NAMES.test(readFileSync(join(root, file), 'utf8'))),
    ).toEqual([]));
});
