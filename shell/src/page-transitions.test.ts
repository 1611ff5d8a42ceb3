import { expect, it } from 'vitest';
import { canTransition, withTransitions } from './page-transitions.ts';

it('page transition: every navigation of the back office lets the old page leave before the new one enters, unless it says otherwise', async () => {
  const asked: unknown[] = [];
  const router = {
    navigate: (to: unknown, options: unknown) => Promise.resolve(void asked.push([to, options])),
  };
  withTransitions(router as never);
  await router.navigate('/admin/news/list', { replace: true });
  await router.navigate(-1, undefined);
  await router.navigate('/admin', { viewTransition: false });
  expect(asked).toEqual([
    ['/admin/news/list', { viewTransition: true, replace: true }],
    [-1, { viewTransition: true }],
    ['/admin', { viewTransition: false }],
  ]);
});

it('the pages of the back office change at once in WebKit, which would end', () => {
  expect(['Apple Computer, Inc.', 'Google Inc.', ''].map(canTransition)).toEqual([
    false,
    true,
    true,
  ]);
});
