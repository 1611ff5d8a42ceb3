import type { Priv } from '@admissions/contracts';
import { AREAS } from '@admissions/contracts';
import { describe, expect, it } from 'vitest';
import { flagRuleOf, grantedAreas, withAllFlags, withFlag, wholePriv } from './flag-rules.ts';

const manager: Priv = { account: 1, news: 1, forms: 1 };
const other = { actor: manager, isSelf: false };

describe('the flags of an account', () => {
  it.each(AREAS)('%s is open exactly to those who hold it', (area) => {
    expect(flagRuleOf(area, other)).toBe(manager[area] === 1 ? 'open' : 'lacking');
  });
  it.each(AREAS)('%s is closed on one’s own account', (area) => {
    expect(flagRuleOf(area, { actor: manager, isSelf: true })).toBe('own');
  });
  it('does not turn a flag that is not open', () => {
    expect(withFlag({ vr: 1 }, 'vr', { isOn: false, rule: 'lacking' })).toEqual({ vr: 1 });
    expect(withFlag({}, 'news', { isOn: true, rule: 'own' })).toEqual({});
  });
  it('turns one flag and leaves the others', () => {
    expect(withFlag({ vr: 1 }, 'news', { isOn: true, rule: 'open' })).toEqual({ vr: 1, news: 1 });
    expect(withFlag({ vr: 1, news: 1 }, 'news', { isOn: false, rule: 'open' })).toEqual({ vr: 1, news: 0 });
  });
  it('turns all of them on or off only where the manager may', () => {
    expect(grantedAreas(withAllFlags({ vr: 1 }, true, other))).toEqual(['account', 'news', 'forms', 'vr']);
    expect(grantedAreas(withAllFlags({ vr: 1, news: 1 }, false, other))).toEqual(['vr']);
    expect(grantedAreas(withAllFlags({ vr: 1 }, true, { actor: manager, isSelf: true }))).toEqual(['vr']);
  });
  it('is spelled out whole for the API', () => {
    expect(Object.keys(wholePriv({ news: 1 }))).toEqual([...AREAS]);
    expect(wholePriv({ news: 1 })).toMatchObject({ news: 1, account: 0, vr: 0 });
  });
});
