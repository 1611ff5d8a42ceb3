import { RELEASE_ACTIONS } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { actionName, fieldName, formatValue } from './describe-action.ts';

describe('audit labels', () => {
  it('labels an action by its name or by its kind, and leaves an unknown one unchanged', () => {
    const words = ['totp_on', 'edit_news', 'constructor_of'].map((one) => actionName(one)['zh-TW']);
    expect(words).toEqual(['啟用兩步驟驗證', '修改', 'constructor_of']);
  });
  it.each(RELEASE_ACTIONS)('labels the release action %s in both languages', (action) => {
    const name = actionName(`release_${action}`);
    expect(name['zh-TW']).toMatch(/[\u4e00-\u9fff]/);
    expect(name.en).not.toContain('release_');
  });
  it.each([
    [['title', 'body'], 'title, body'],
    [true, 'yes'],
    [false, 'no'],
    [0, '0'],
    [null, '—'],
    [[], '—'],
    [{ state: 'x', a: 1 }, 'State: x, a: 1'],
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
