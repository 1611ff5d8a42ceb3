import { AREAS, type Flags } from '@admissions/model';
import { describe, expect, it } from 'vitest';
import { NEW_ACCOUNT, toAccountWrite } from './account-values.ts';
import { checkActive, checkFlag, grantedAreas, withFlags } from './flag-rules.ts';

const manager: Flags = { account: 1, news: 1, forms: 1 };
const other = { actor: manager, isSelf: false, held: {} };
const held = { ...NEW_ACCOUNT, 'priv.vr': true, 'priv.news': true };
const granted = (values: typeof held) => grantedAreas(toAccountWrite(values).priv);

describe('flag rules', () => {
  it.each(AREAS)('lets only holders of %s change it', (area) => {
    expect(checkFlag(area, other)).toBe(manager[area] === 1 ? 'open' : 'lacking');
  });
  it.each(AREAS)('forbids changing %s on one’s own account', (area) => {
    expect(checkFlag(area, { actor: manager, isSelf: true, held: {} })).toBe('own');
  });
  it('changes many flags at once only where the manager may', () => {
    expect(granted(withFlags(held, ['forms', 'faculty'], other))).toEqual(['forms', 'vr']);
    expect(granted(withFlags(held, AREAS, other))).toEqual(['account', 'news', 'forms', 'vr']);
    expect(granted(withFlags(held, [], other))).toEqual(['vr']);
    expect(granted(withFlags(held, [], { actor: manager, isSelf: true, held: {} }))).toEqual([
      'news',
      'vr',
    ]);
  });
  it('protects the account flag and status of somebody with more flags', () => {
    const superior = { ...other, held: { account: 1, news: 1, vr: 1 } as const };
    expect([
      checkFlag('account', superior),
      checkFlag('news', superior),
      checkActive(superior),
    ]).toEqual(['more', 'open', 'more']);
    const equal = { ...other, held: { account: 1, news: 1 } as const };
    expect([
      checkFlag('account', equal),
      checkActive(equal),
      checkActive({ ...equal, isSelf: true }),
    ]).toEqual(['open', 'open', 'own']);
  });
});
