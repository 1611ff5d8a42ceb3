import { FORMS } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { asStaff, testApp } from '#testing';
import { submissions } from '../../features/forms/data/forms-tables.ts';

const test = testApp();
const staff = asStaff(test);
const ids = new Map<string, number>();
beforeAll(async () => {
  const at = new Date().toISOString();
  for (const { name } of FORMS) {
    const row = {
      form: name,
      reference: `X-${name}`,
      facts: {},
      personal: null,
      school: '示範高中',
      noticeVersion: '1.0',
      consentAt: at,
      createdAt: at,
      updatedAt: at,
    };
    const [created] = await test.deps.db.orm
      .insert(submissions)
      .values(row as typeof submissions.$inferInsert)
      .returning();
    ids.set(name, created?.id as number);
  }
});

const pairs = FORMS.flatMap((form) =>
  FORMS.filter((other) => other !== form).map(
    (other) => [form.name, other.name, formPathsOf(form)] as const,
  ),
);

describe.each(pairs)('on the routes of %s, an id of %s', (_form, other, paths) => {
  it('is not found, and nothing changes', async () => {
    const id = ids.get(other) as number;
    const stored = () => test.deps.db.orm.select().from(submissions).where(eq(submissions.id, id));
    const before = await stored();
    const calls = [
      ['GET', paths.info(id), undefined],
      ['PUT', paths.edit(id), { revision: 1, state: 'done' }],
      ['DELETE', paths.remove(id), undefined],
      ['POST', paths.erase(id), undefined],
      ['POST', paths.bulk, { items: [{ id, revision: 1 }], state: 'done' }],
    ] as const;
    for (const [method, url, payload] of calls)
      expect([url, (await staff(method, url, payload)).body?.errorCode]).toEqual([url, 2]);
    expect(await stored()).toEqual(before);
  });
});
