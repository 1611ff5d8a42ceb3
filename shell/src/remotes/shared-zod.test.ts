// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { zod } from './shared-zod.ts';

const findMessage = () => zod.string().min(2).safeParse('').error?.issues[0]?.message;

it('shared zod writes messages in the language of the page', () => {
  document.documentElement.lang = 'zh-Hant-TW';
  expect(findMessage()).toMatch(/^數值過小/);
  document.documentElement.lang = 'en';
  expect(findMessage()).toMatch(/^Too small/);
});
