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

describe('what a manager may do with an account', () => {
  it('is to lock it, to reset its password, to ask for a new one and to delete it', () => {
    expect(createAccountActions(account, manager)).toEqual([
      'lock',
      'reset',
      'forceChange',
      'remove',
    ]);
  });
  it('is to unlock what a manager locked, rather than to lock it again', () => {
    expect(createAccountActions({ ...account, lockedAt: '2026-11-21T02:00:00Z' }, manager)).toEqual(
      ['unlock', 'reset', 'forceChange', 'remove'],
    );
  });
  it('is to switch off its second step, where it is on', () => {
    expect(createAccountActions({ ...account, totp: true }, manager)).toContain('resetTotp');
  });
  it('is not to ask for a new password twice', () => {
    expect(createAccountActions({ ...account, mustChangePassword: true }, manager)).not.toContain(
      'forceChange',
    );
  });
  it('is to unlock it while sign-ins failed', () => {
    expect(createAccountActions({ ...account, failedCount: 2 }, manager)).toContain('unlock');
    expect(
      createAccountActions({ ...account, lockedUntil: '2026-11-21T03:10:00Z' }, manager),
    ).toContain('unlock');
  });
  it('is not to end or take over an account with a flag of its own', () => {
    expect(
      createAccountActions({ ...account, totp: true, priv: { news: 1, forms: 1 } }, manager),
    ).toEqual(['forceChange']);
  });
  it('is nothing of that with the account they are signed in with', () => {
    expect(createAccountActions({ ...account, id: 1, totp: true }, manager)).toEqual([]);
  });
  it('knows a lock that has ended', () => {
    expect(isLocked({ lockedUntil: '2026-11-21T03:00:01Z' }, now)).toBe(true);
    expect(isLocked({ lockedUntil: '2026-11-21T03:00:00Z' }, now)).toBe(false);
    expect(isLocked({ lockedUntil: null }, now)).toBe(false);
  });
});

const valid = { account: 'web.editor', name: '陳奕安', email: 'web.editor@example.edu.tw' };

describe('findAccountProblems', () => {
  it('nothing is wrong with a whole one', () => {
    expect(findAccountProblems(valid)).toEqual({});
  });
  it('account and name are required, the e-mail address is not', () => {
    expect(findAccountProblems({ account: ' ', name: '', email: '' })).toEqual({
      account: 'validation.required',
      name: 'validation.required',
    });
  });
  it.each(['ab', 'two words', '陳奕安', `a${'b'.repeat(40)}`, "a'--"])(
    '%j is no account name',
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
  ])('%j is no e-mail address', (email) => {
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
  ])('%s: %j takes the own password: %s', (what, change, expected) => {
    const from = what === 'an account that works again' ? { ...before, active: false } : before;
    expect(needsReauthentication(from, { ...from, ...change })).toBe(expected);
  });
  it('an account that is switched off takes none', () =>
    expect(needsReauthentication(before, { ...before, active: false })).toBe(false));
});
