import type { Account } from '@admissions/protocol';
import { describe, expect, it } from 'vitest';
import { type AccountValues, NEW_ACCOUNT } from '../../lib/account-values.ts';
import {
  type AccountAction,
  createAccountActions,
  findAccountProblems,
  needsReauthentication,
} from './account-rules.ts';
import { ACCOUNT } from './testing/sample-account.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const manager = { actor: { account: 1, news: 1 } as const, actorId: 1, now };

const usual: AccountAction[] = ['lock', 'reset', 'forceChange', 'remove'];
it.each<[string, Partial<Account>, AccountAction[]]>([
  ['another account', {}, usual],
  ['a locked account', { lockedAt: '2026-11-21T02:00:00Z' }, ['unlock', ...usual.slice(1)]],
  ['a failed sign-in', { failedCount: 2 }, ['unlock', ...usual]],
  ['a lock for some minutes', { lockedUntil: '2026-11-21T03:00:01Z' }, ['unlock', ...usual]],
  ['an expired lock', { lockedUntil: '2026-11-21T03:00:00Z' }, usual],
  ['2FA', { totp: true }, ['lock', 'reset', 'forceChange', 'resetTotp', 'remove']],
  ['a forced password change', { mustChangePassword: true }, ['lock', 'reset', 'remove']],
  ['a flag the manager lacks', { totp: true, priv: { news: 1, forms: 1 } }, ['forceChange']],
  ['the manager’s own account', { id: 1, totp: true }, []],
])('createAccountActions offers the actions for %s', (_what, change, actions) =>
  expect(createAccountActions({ ...ACCOUNT, ...change }, manager)).toEqual(actions),
);

const valid = { account: 'web.editor', name: '陳奕安', email: 'web.editor@example.edu.tw' };

describe('findAccountProblems', () => {
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
  it.each(['web@', 'a b@example.tw', `${'a'.repeat(120)}@example.tw`])(
    'rejects the e-mail address %j',
    (email) => {
      expect(findAccountProblems({ ...valid, email })).toEqual({ email: 'validation.email' });
    },
  );
});

const before: AccountValues = { ...NEW_ACCOUNT, account: 'web.editor', 'priv.news': true };

it.each<[string, boolean, Partial<AccountValues>]>([
  ['a flag that is given', true, { 'priv.forms': true }],
  ['an account that works again', true, { active: true }],
  ['a flag that is taken', false, { 'priv.news': false }],
  ['another name', false, { name: '改名' }],
  ['another sign-in name', true, { account: 'other' }],
  ['another e-mail address', true, { email: 'other@example.edu.tw' }],
  ['nothing', false, {}],
  ['an account that is switched off', false, { active: false }],
])('%s requires the current password: %s', (what, expected, change) => {
  const from = what === 'an account that works again' ? { ...before, active: false } : before;
  expect(needsReauthentication(from, { ...from, ...change })).toBe(expected);
});
