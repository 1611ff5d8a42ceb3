import { describe, expect, it } from 'vitest';
import type { AccountValues } from '../../lib/account-values.ts';
import { NEW_ACCOUNT } from '../../lib/account-values.ts';
import { needsProof } from './needs-proof.ts';

const before: AccountValues = { ...NEW_ACCOUNT, account: 'web.editor', 'priv.news': true };

describe('needsProof', () => {
  it.each<[string, Partial<AccountValues>, boolean]>([
    ['a flag that is given', { 'priv.forms': true }, true],
    ['an account that works again', { active: true }, true],
    ['a flag that is taken', { 'priv.news': false }, false],
    ['another name', { name: '改名' }, false],
    ['another sign-in name', { account: 'other' }, true],
    ['another e-mail address', { email: 'other@example.edu.tw' }, true],
    ['nothing', {}, false],
  ])('%s: %j takes the own password: %s', (what, change, expected) => {
    const from = what === 'an account that works again' ? { ...before, active: false } : before;
    expect(needsProof(from, { ...from, ...change })).toBe(expected);
  });
  it('an account that is switched off takes none', () =>
    expect(needsProof(before, { ...before, active: false })).toBe(false));
});
