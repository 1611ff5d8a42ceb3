import { readdirSync, readFileSync } from 'node:fs';
import { RELEASE_ACTIONS } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { describeTarget } from './audit-target.ts';
import { actionName, fieldName, formatValue } from './describe-action.ts';

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
    const { sort } = describeTarget({ area: '', target, name: null });
    expect(sort['zh-TW']).toMatch(/\p{Script=Han}/u);
  });
  it('labels an action by its name or by its kind, and leaves an unknown one unchanged', () => {
    const words = ['totp_on', 'edit_news', 'constructor_of'].map((one) => actionName(one)['zh-TW']);
    expect(words).toEqual(['啟用兩步驟驗證', '修改', 'constructor_of']);
  });
  it.each([
    [['title', 'body'], 'title, body'],
    [true, 'yes'],
    [false, 'no'],
    [0, '0'],
    [null, '—'],
    [[], '—'],
  ])('formats the detail %j as %s', (value, words) =>
    expect(formatValue(value, { yes: 'yes', no: 'no', pick: ({ en }) => en })).toBe(words),
  );
  it('labels the field of a kind, a form or an account', () => {
    const label = (area: string, field: string) =>
      fieldName({ area, target: `${area === 'forms' ? 'visit' : area}/1` }, field)['zh-TW'];
    expect(label('news', 'title')).toBe('標題');
    expect(label('forms', 'assignee')).toBe('承辦人');
    expect(label('account', 'priv')).toBe('權限');
    expect(label('news', 'constructor')).toBe('constructor');
  });
});
