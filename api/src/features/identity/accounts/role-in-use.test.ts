import { visit } from '@admissions/model/forms';
import { ACCOUNT_PATHS, RESULT_CODES } from '@admissions/protocol';
import { eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { account, asPerson, submitForm, testApp, visitorOf } from '#testing';
import { submissions } from '../../forms/data/forms-tables.ts';
import { accounts } from '../tables/identity-tables.ts';

const test = testApp();
const chief = asPerson(test, 'chief');
const remove = (id: number) => chief.call('DELETE', ACCOUNT_PATHS.remove(id));

describe('row "1101 role in use": an account cannot be deleted', () => {
  it('while open requests are assigned to it, until they are closed or reassigned', async () => {
    const busy = await account(test, 'busy', { areas: ['forms'] });
    await submitForm(test, await visitorOf(test), visit);
    const is = (values: Partial<typeof submissions.$inferInsert>) =>
      test.deps.db.orm.update(submissions).set(values);
    await is({ assigneeId: busy, state: 'contacted' });
    const { status, body } = await remove(busy);
    expect([status, body.errorCode]).toEqual([409, RESULT_CODES.accountInUse]);
    await is({ state: 'done' });
    expect((await remove(busy)).status).toBe(200);
  });
  it('while it is the last account manager', async () => {
    await account(test, 'another', { areas: ['account'] });
    expect((await remove(chief.id)).body.errorCode).toBe(RESULT_CODES.failed);
    await test.deps.db.orm.update(accounts).set({ active: false }).where(ne(accounts.id, chief.id));
    const { status, body } = await remove(chief.id);
    expect([status, body.errorCode]).toEqual([409, RESULT_CODES.accountInUse]);
    const [row] = await test.deps.db.orm.select().from(accounts).where(eq(accounts.id, chief.id));
    expect(row?.deletedAt).toBeNull();
  });
});
