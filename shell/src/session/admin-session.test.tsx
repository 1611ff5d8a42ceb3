// @vitest-environment jsdom
import { createAppStore } from '@admissions/store';
import { describe, expect, it } from 'vitest';
import { sessionEnded } from './admin-session.ts';
import { takeSignInReason } from './sign-in-reason.ts';

describe('sessionEnded', () => {
  it('notice dialog (message, target): a session that ended elsewhere is told of, and leads to the sign-in that leads back', () => {
    history.replaceState(null, '', '/admin/news/edit?id=7');
    const store = createAppStore({ session: { user: {}, priv: {} } as never });
    sessionEnded(store);
    expect(takeSignInReason()).toBe('auth.sessionEnded');
    expect(store.getState().notice).toEqual({
      message: 'auth.sessionEnded',
      target: '/admin/login?to=%2Fadmin%2Fnews%2Fedit%3Fid%3D7',
      isNewDocument: true,
    });
  });
});
