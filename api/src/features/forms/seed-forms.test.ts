import { visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { beforeAll, expect, it } from 'vitest';
import { staff, testApp } from '#testing';
import { seedAccounts } from '../identity/accounts/first-account.ts';
import { seedForms } from './seed-forms.ts';

const test = testApp({ demoPassword: 'Marble-Garden-51' });
beforeAll(async () => {
  const { db, config } = test.deps;
  await db.transaction(async (tx) =>
    seedForms(tx, { config, accounts: await seedAccounts(tx, config), now: new Date() }),
  );
});

it('seedForms creates staff with the demo password who see the sample requests', async () => {
  const headers = await staff(test, 'assistant', 'Marble-Garden-51');
  const get = async (url: string) => (await test.app.inject({ url, headers })).json().data;
  const { total, counts } = await get(formPathsOf(visit).list);
  expect(total).toBeGreaterThan(30);
  expect(Object.values(counts).every((count) => Number(count) > 0)).toBe(true);
  const done = (await get(`${formPathsOf(visit).list}?state=done&perpage=100`)).list;
  for (const { id } of done.slice(0, 5)) {
    const { notes, history, createdAt, scheduledAt } = await get(formPathsOf(visit).info(id));
    expect(history.at(-1).text).toContain('已完成');
    const times = [createdAt, ...history.map(({ at }: { at: string }) => at)];
    expect(times).toEqual(times.toSorted());
    expect(notes.every(({ author }: { author: string }) => !author.startsWith('acc-'))).toBe(true);
    expect(scheduledAt).not.toBeNull();
  }
});
