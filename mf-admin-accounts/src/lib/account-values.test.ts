import { AREAS } from '@admissions/contracts';
import { describe, expect, it } from 'vitest';
import { accountProblems } from './account-problems.ts';
import { flagField, NEW_ACCOUNT, valuesOf, writeOf } from './account-values.ts';

const account = {
  account: 'web.editor',
  name: '陳奕安',
  email: 'web.editor@example.edu.tw',
  active: true,
  priv: { news: 1, vr: 1 } as const,
};

describe('the account form', () => {
  it('has a control for each flag, all off for a new account', () => {
    expect(AREAS.map((area) => NEW_ACCOUNT[flagField(area)])).toEqual(AREAS.map(() => false));
  });
  it('sends every flag spelled out and texts trimmed', () => {
    const sent = writeOf({ ...valuesOf(account), name: ' 陳奕安 ' });
    expect(sent).toMatchObject({ account: 'web.editor', name: '陳奕安', active: true });
    expect(Object.keys(sent.priv)).toEqual([...AREAS]);
    expect(sent.priv).toMatchObject({ news: 1, vr: 1, account: 0, forms: 0 });
  });
});

describe('before an account is sent', () => {
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
