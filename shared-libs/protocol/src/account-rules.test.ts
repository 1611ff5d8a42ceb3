import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ACCOUNT_NAME, EMAIL } from './account-rules.ts';

describe('an account name', () => {
  it.each(['web', 'web.editor', 'a_b-c', '123', 'x'.repeat(40)])('accepts %s', (name) => {
    expect(ACCOUNT_NAME.test(name)).toBe(true);
  });
  it.each(['', 'ab', 'two words', '陳奕安', 'x'.repeat(41), "a'--", 'a@b'])(
    'rejects %j',
    (name) => {
      expect(ACCOUNT_NAME.test(name)).toBe(false);
    },
  );
});

it.each([
  'a@example.tw',
  "o'neill+x@mail.example.edu.tw",
  'web',
  'web@',
  'web@host',
  'a b@example.tw',
  '.a@example.tw',
  'a..b@example.tw',
  'a@-example.tw',
  'a@example.t',
  '招生@example.tw',
])('an e-mail address judges %s like the visitor forms', (text) => {
  expect(EMAIL.test(text)).toBe(z.email().safeParse(text).success);
});
