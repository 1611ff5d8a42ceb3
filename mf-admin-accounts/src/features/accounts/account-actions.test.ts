import type { Account } from '@admissions/contracts';
import { describe, expect, it } from 'vitest';
import { createAccountActions, isLocked } from './account-actions.ts';

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
  it('M9: is not to end or take over an account with a flag of its own', () => {
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
