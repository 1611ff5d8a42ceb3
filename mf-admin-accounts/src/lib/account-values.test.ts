import { AREAS } from '@admissions/model';
import { expect, it } from 'vitest';
import { toAccountValues, toAccountWrite } from './account-values.ts';

const account = {
  account: 'web.editor',
  name: '陳奕安',
  email: 'web.editor@example.edu.tw',
  active: true,
  priv: { news: 1, vr: 1 } as const,
};

it('account form sends every flag and trims texts', () => {
  const sent = toAccountWrite({ ...toAccountValues(account), name: ' 陳奕安 ' });
  expect(sent).toMatchObject({ account: 'web.editor', name: '陳奕安', active: true });
  expect(Object.keys(sent.priv)).toEqual([...AREAS]);
  expect(sent.priv).toMatchObject({ news: 1, vr: 1, account: 0, forms: 0 });
});
