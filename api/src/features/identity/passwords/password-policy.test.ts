import { describe, expect, it } from 'vitest';
import { randomPassword } from '../../../platform/config/saved-secrets.ts';
import { COMMON, LOCAL, WEIGHTLESS } from './common-passwords.ts';
import { passwordProblem } from './password-policy.ts';
import { createOneTimePassword } from './set-password.ts';

const problem = (password: string, owner: { account?: string; email?: string } = {}) =>
  passwordProblem({ password, account: 'someone.else', ...owner });

describe('a password', () => {
  it('generated for a new installation is always accepted', async () => {
    const passwords = Array.from({ length: 2000 }, randomPassword);
    for (const password of passwords) {
      // Enough letters, whichever listed words occur by chance.
      expect(password).toMatch(/^[a-z]{5}(-[a-z]{5}){3}$/);
      expect(await passwordProblem({ password, account: 'admin' }), password).toBeNull();
    }
  });
  it.each([
    'Sunlit-Harbour-7',
    'crooked ladder violet soup',
    '四月的雨落在老街的屋簷上',
    'Xk9#mPq2vLz8',
    'manager of the small lighthouse',
  ])('%j is accepted', async (password) => expect(await problem(password)).toBeNull());
  it('is accepted when random', async () => {
    for (let index = 0; index < 200; index++)
      expect(await problem(createOneTimePassword())).toBeNull();
  });
  it.each(['Ab1-cd2', 'elevenchars', '密碼太短了吧真的很短喔'])(
    '%j is too short',
    async (password) => expect(await problem(password)).toBe('validation.passwordShort'),
  );
  it('is measured in characters, not in bytes', async () => {
    expect(await problem('𠮷野家牛丼加蔥蛋味噌湯')).toBe('validation.passwordShort');
    expect(await problem('𠮷野家牛丼加蔥蛋味噌湯好')).toBeNull();
  });
  it.each([
    '123456789012',
    '19900101-19900101',
    'aaaaaaaaaaaaaa',
    'abcdefghijkl',
    '1qaz2wsx3edc',
    'Passw0rd!2026',
    'pa55w0rdpa55w0rd',
    'Administrator-1!',
    'iloveyou1234',
    'M0nkey!!!!!!!',
    'woaini1314520',
    'ji32k7au4a83',
    'correcthorsebatterystaple',
  ])('%j is too common', async (password) =>
    expect(await problem(password)).toBe('validation.passwordCommon'),
  );
  it.each([
    'yuanze-university',
    '元智大學招生網站2026年',
    'taiwan-taoyuan-2026',
    'dragon@yzu.edu.tw',
  ])('%j consists of local terms', async (password) =>
    expect(await problem(password)).toBe('validation.passwordContext'),
  );
  it('contains neither the account name nor the mailbox', async () => {
    expect(await problem('with-chen.mei-within', { account: 'ChenMei' })).toBe(
      'validation.passwordName',
    );
    expect(await problem('with-chen.mei-within', { email: 'chen_mei@example.edu.tw' })).toBe(
      'validation.passwordContext',
    );
    expect(await problem('with-chen.mei-within', { email: 'mei@example.edu.tw' })).toBeNull();
  });
  it('of the list is rejected in every common variant', async () => {
    const words = [...new Set([...COMMON, ...WEIGHTLESS, ...LOCAL])].filter(
      (word) => word.length > 3,
    );
    const variants = words.flatMap((word) => [
      `${word}20261121`,
      `!!${word.toUpperCase()}-2026!!!!`,
      `${word}-${word}-${word}`,
      `0000${word}${'!1234567'}`,
    ]);
    const long = variants.filter((variant) => [...variant].length >= 12);
    expect(long.length).toBeGreaterThan(3000);
    const good: string[] = [];
    for (const variant of long) if ((await problem(variant)) === null) good.push(variant);
    expect(good).toEqual([]);
  });
});
