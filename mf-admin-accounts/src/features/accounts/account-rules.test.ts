import type { Account } from '@admissions/protocol';
import { describe, expect, it } from 'vitest';
import type { AccountValues } from '../../lib/account-values.ts';
import { NEW_ACCOUNT } from '../../lib/account-values.ts';
import {
  createAccountActions,
  findAccountProblems,
  isLocked,
  needsReauthentication,
} from './account-rules.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const account: Account = {
  id: 5,
  account: 'web.editor',
  name: '陳奕安',
  email: '',
  priv: { news: 1 },
  active: true,
  mustChangePassword: false,
  lockedUntil: null,
  lockedAt: null,
  totp: false,
  lastSignInAt: null,
  failedCount: 0,
  createdAt: '',
  updatedAt: '',
  revision: 1,
};
const manager = { actor: { account: 1, news: 1 } as const, actorId: 1, now };

describe('createAccountActions', () => {
  it('offers locking, a password reset, a forced password change and deletion', () => {
    expect(createAccountActions(account, manager)).toEqual([
      'lock',
      'reset',
      'forceChange',
      'remove',
    ]);
  });
  it('offers unlocking instead of locking for a locked account', () => {
    expect(createAccountActions({ ...account, lockedAt: '2026-11-21T02:00:00Z' }, manager)).toEqual(
      ['unlock', 'reset', 'forceChange', 'remove'],
    );
  });
  it('offers turning 2FA off where it is on', () => {
    expect(createAccountActions({ ...account, totp: true }, manager)).toContain('resetTotp');
  });
  it('offers a forced password change only once', () => {
    expect(createAccountActions({ ...account, mustChangePassword: true }, manager)).not.toContain(
      'forceChange',
    );
  });
  it('offers unlocking after failed sign-ins', () => {
    expect(createAccountActions({ ...account, failedCount: 2 }, manager)).toContain('unlock');
    expect(
      createAccountActions({ ...account, lockedUntil: '2026-11-21T03:10:00Z' }, manager),
    ).toContain('unlock');
  });
  it('refuses to delete or take over an account with a flag the manager lacks', () => {
    expect(
      createAccountActions({ ...account, totp: true, priv: { news: 1, forms: 1 } }, manager),
    ).toEqual(['forceChange']);
  });
  it('offers nothing for the manager’s own account', () => {
    expect(createAccountActions({ ...account, id: 1, totp: true }, manager)).toEqual([]);
  });
  it('ignores an expired lock', () => {
    expect(isLocked({ lockedUntil: '2026-11-21T03:00:01Z' }, now)).toBe(true);
    expect(isLocked({ lockedUntil: '2026-11-21T03:00:00Z' }, now)).toBe(false);
    expect(isLocked({ lockedUntil: null }, now)).toBe(false);
  });
});

const valid = { account: 'web.editor', name: '陳奕安', email: 'web.editor@example.edu.tw' };

describe('findAccountProblems', () => {
  it('accepts a complete account', () => {
    expect(findAccountProblems(valid)).toEqual({});
  });
  it('requires account and name, but no e-mail address', () => {
    expect(findAccountProblems({ account: ' ', name: '', email: '' })).toEqual({
      account: 'validation.required',
      name: 'validation.required',
    });
  });
  it.each(['ab', 'two words', '陳奕安', `a${'b'.repeat(40)}`, "a'--"])(
    'rejects the account name %j',
    (name) => {
      expect(findAccountProblems({ ...valid, account: name })).toEqual({
        account: 'validation.accountName',
      });
    },
  );
  it.each([
    'web',
    'web@',
    'web@host',
    'a b@example.tw',
    'a..b@example.tw',
    `${'a'.repeat(120)}@example.tw`,
  ])('rejects the e-mail address %j', (email) => {
    expect(findAccountProblems({ ...valid, email })).toEqual({ email: 'validation.email' });
  });
});

const before: AccountValues = { ...NEW_ACCOUNT, account: 'web.editor', 'priv.news': true };

describe('needsReauthentication', () => {
  it.each<[string, Partial<AccountValues>, boolean]>([
    ['a flag that is given', { 'priv.forms': true }, true],
    ['an account that works again', { active: true }, true],
    ['a flag that is taken', { 'priv.news': false }, false],
    ['another name', { name: '改名' }, false],
    ['another sign-in name', { account: 'other' }, true],
    ['another e-mail address', { email: 'other@example.edu.tw' }, true],
    ['nothing', {}, false],
  ])('%s: %j requires the current password: %s', (what, change, expected) => {
    const from = what === 'an account that works again' ? { ...before, active: false } : before;
    expect(needsReauthentication(from, { ...from, ...change })).toBe(expected);
  });
  it('does not require the password to switch an account off', () =>
    expect(needsReauthentication(before, { ...before, active: false })).toBe(false));
});
