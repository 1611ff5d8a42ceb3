import { ACCOUNT_PATHS } from '@admissions/protocol';
import type { InjectOptions } from 'fastify';
import { PASSWORD } from './callers.ts';

const own = { currentPassword: PASSWORD };
const post = (url: string): InjectOptions => ({ method: 'POST', url, payload: own });

/** Changes of an account that nobody edited, with the current password of the caller. */
export const accountRequests = {
  edit: (id: number, payload: object): InjectOptions => ({
    method: 'PUT',
    url: ACCOUNT_PATHS.edit(id),
    payload: { revision: 1, ...own, ...payload },
  }),
  resetPassword: (id: number) => post(ACCOUNT_PATHS.resetPassword(id)),
  resetTotp: (id: number) => post(ACCOUNT_PATHS.resetTotp(id)),
  lock: (id: number): InjectOptions => ({ method: 'POST', url: ACCOUNT_PATHS.lock(id) }),
  remove: (id: number): InjectOptions => ({ method: 'DELETE', url: ACCOUNT_PATHS.remove(id) }),
};
