import type { Account } from '@admissions/protocol';

/** An account that signs in with a password alone. */
export const ACCOUNT: Account = {
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
  createdAt: '2026-11-01T01:00:00Z',
  updatedAt: '',
  revision: 1,
};
