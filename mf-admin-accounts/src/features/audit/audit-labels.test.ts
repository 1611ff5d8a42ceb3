import { readdirSync, readFileSync } from 'node:fs';
import { actionName, describeTarget } from '@admissions/protocol/audit';
import { RELEASE_ACTIONS } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';

const api = `${import.meta.dirname}/../../../../api/src`;
const sources = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('test'))
  .map((name) => readFileSync(`${api}/${name}`, 'utf8'))
  .join('\n');
const find = (pattern: RegExp) => Array.from(sources.matchAll(pattern), ([, word = '']) => word);
const actions = new Set([
  ...find(/recordBundle\(tx, \w+, '(\w+)'/g).map((name) => `${name}_bundle`),
  ...RELEASE_ACTIONS.map((name) => `release_${name}`),
  ...find(/(?:FormAudit\(\s*tx, \w+, |accountLine\(\w+, |AuditLine\()'(\w+)'/g),
  ...find(/recordAudit\([^;]*?action: [^,;]*?'(\w+)'/gs),
  ...find(/action: [^,;]*\? '\w+' : '(\w+)'/g),
]);

describe('audit labels', () => {
  it.each([...actions])('labels the action %s', (action) =>
    expect(actionName(action)['zh-TW']).toMatch(/\p{Script=Han}/u),
  );
  it.each(find(/target: [`'](\w+)/g))('labels the target %s', (target) => {
    const { sort } = describeTarget({ action: '', area: '', target, name: null, details: {} });
    expect(sort['zh-TW']).toMatch(/\p{Script=Han}/u);
  });
  it('labels an action by its name or by its kind, and leaves an unknown one unchanged', () => {
    const words = ['totp_on', 'edit_news', 'constructor_of'].map((one) => actionName(one)['zh-TW']);
    expect(words).toEqual(['啟用兩步驟驗證', '修改', 'constructor_of']);
  });
});
