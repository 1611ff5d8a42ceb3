import { describe, expect, it } from 'vitest';
import { accountProblems } from './account-problems.ts';

const account = { account: 'web.editor', name: '陳奕安', email: 'web.editor@example.edu.tw' };

describe('accountProblems', () => {
  it('nothing is wrong with a whole one', () => {
    expect(accountProblems(account)).toEqual({});
  });
  it('account and name are required, the e-mail address is not', () => {
    expect(accountProblems({ account: ' ', name: '', email: '' })).toEqual({
      account: 'validation.required',
      name: 'validation.required',
    });
  });
  it.each(['ab', 'two words', '陳奕安', `a${'b'.repeat(40)}`, "a'--"])(
    '%j is no account name',
    (name) => {
      expect(accountProblems({ ...account, account: name })).toEqual({
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
    expect(accountProblems({ ...account, email })).toEqual({ email: 'validation.email' });
  });
});
