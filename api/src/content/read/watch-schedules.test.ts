import { KINDS } from '@admissions/model/kinds';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../../tests/testing/test-app.ts';
import { openTestApp } from '../../tests/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('scheduled publication', () => {
  it('queries kinds one after the other, so that other queries run in between', async () => {
    const { orm } = test.deps.db;
    const execute = orm.execute.bind(orm);
    let queryCount = 0;
    let open = 0;
    let highest = 0;
    const spy = vi.spyOn(orm, 'execute').mockImplementation(((query: never) => {
      queryCount++;
      highest = Math.max(highest, ++open);
      return execute(query).finally(() => open--);
    }) as never);
    test.deps.changes.publishLocal('all');
    await expect.poll(() => queryCount).toBeGreaterThanOrEqual(KINDS.length);
    expect(highest).toBe(1);
    spy.mockRestore();
  });
});
