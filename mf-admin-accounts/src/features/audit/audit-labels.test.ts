import { RELEASE_ACTIONS } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { actionName, detailName, fieldName, formatValue, reasonName } from './describe-action.ts';

describe('audit labels', () => {
  it.each([
    ['totp_on', '啟用兩步驟驗證'],
    ['edit_news', '修改'],
    ['sort_department', '調整順序'],
    ['del_media', '刪除檔案'],
    ['constructor_of', 'constructor_of'],
    ['hum', 'hum'],
  ])('labels the action %s %s', (action, words) => expect(actionName(action)['zh-TW']).toBe(words));

  it.each(RELEASE_ACTIONS)('labels the release action %s in both languages', (action) => {
    const name = actionName(`release_${action}`);
    expect(name['zh-TW']).toMatch(/[\u4e00-\u9fff]/);
    expect(name.en).not.toContain('release_');
  });
  it('labels known details and leaves others unchanged', () => {
    expect(detailName('revision').en).toBe('Revision');
    expect(detailName('toString').en).toBe('toString');
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
  it.each([
    ['news', 'news/1', 'title', '標題'],
    ['news', 'news/1', 'deletedAt', '回收桶'],
    ['forms', 'visit/1', 'assignee', '承辦人'],
    ['account', 'account/1', 'priv', '權限'],
    ['news', 'news/1', 'constructor', 'constructor'],
  ])('labels, for %s %s, the field %s %s', (area, target, field, words) =>
    expect(fieldName({ area, target }, field)['zh-TW']).toBe(words),
  );
  it('explains why a sign-in failed', () => {
    expect(reasonName('code')['zh-TW']).toBe('驗證碼不正確');
    expect(reasonName('moon')['zh-TW']).toBe('moon');
  });
});
