// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { addPreviewToken } from './preview-address.ts';

it('adds the token of a preview to the next page and leaves its state', () => {
  history.replaceState({ key: 'a' }, '', '/news?page=2#top');
  addPreviewToken('t');
  addPreviewToken('t');
  expect(location.pathname + location.search + location.hash).toBe('/news?page=2&preview=t#top');
  expect(history.state).toEqual({ key: 'a' });
});
