import { beforeEach, describe, expect, it, vi } from 'vitest';
import { account, PASSWORD, signIn, testApp } from '#testing';

const checks = vi.hoisted(() => ({ count: 0 }));
// Counts real password checks: time is unreliable on a busy machine.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  const verify: typeof original.verify = (...given) => {
    checks.count++;
    return original.verify(...given);
  };
  return { ...original, verify };
});

const test = testApp({ loginLimit: 1_000_000 });
beforeEach(() => {
  checks.count = 0;
});

describe('an attacker', () => {
  it('cannot distinguish existing from unknown names by response or hashing work', async () => {
    const existing = Array.from({ length: 60 }, (_, index) => `member${index}`);
    const unknown = Array.from({ length: 60 }, (_, index) => `nobody${index}`);
    for (const [index, name] of existing.entries())
      await account(test, name, { active: index % 3 > 0, mustChangePassword: index % 3 === 1 });
    const answersOf = async (names: string[]) => {
      checks.count = 0;
      const answers = new Set<string>();
      for (const name of names) {
        const response = await signIn(test, name, 'not the password');
        const { requestId: _, ...body } = response.json();
        const { 'content-length': length, ...headers } = response.headers;
        answers.add(
          JSON.stringify([
            response.statusCode,
            body,
            length,
            Object.keys(headers).sort(),
            response.cookies,
          ]),
        );
      }
      return { answers: [...answers], checks: checks.count };
    };
    const [one, other] = [await answersOf(existing), await answersOf(unknown)];
    expect(one).toEqual(other);
    expect([one.answers.length, one.checks]).toEqual([1, 60]);
  }, 60_000);
  it('has 200 guesses at an account, from any number of networks', async () => {
    await account(test, 'besieged');
    const guess = (index: number) => {
      const address = `198.51.100.${index % 100}`;
      const forged = {
        'x-forwarded-for': `203.0.113.${index % 100}`,
        'x-real-ip': `203.0.113.${index % 100}`,
      };
      return signIn(test, index % 2 ? 'besieged' : 'BESIEGED', `guess number ${index}`, {
        remoteAddress: address,
        headers: forged,
      });
    };
    const codes: number[] = [];
    for (let from = 0; from < 1000; from += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => guess(from + index)),
      );
      codes.push(...answers.map((answer) => answer.json().errorCode));
    }
    const count = (each: number) => codes.filter((code) => code === each).length;
    expect([count(1051), count(1053)]).toEqual([200, 800]);
    expect(checks.count).toBe(200);
    expect((await signIn(test, 'besieged', PASSWORD)).json().errorCode).toBe(1053);
  }, 60_000);
});
