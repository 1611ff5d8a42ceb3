import { FORMS } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { beforeAll, describe, expect, it } from 'vitest';
import { asStaff, asVisitor, submitForm, testApp } from '#testing';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);
const ids = new Map<string, number>();
beforeAll(async () => {
  for (const form of FORMS) ids.set(form.name, (await submitForm(test, visitor, form)).id);
});

const pairs = FORMS.flatMap((form) =>
  FORMS.filter((other) => other !== form).map(
    (other) => [form.name, other.name, formPathsOf(form)] as const,
  ),
);

describe.each(pairs)('on the routes of %s, an id of %s', (_form, other, paths) => {
  it('is not found, and nothing changes', async () => {
    const id = ids.get(other) as number;
    const stored = () => test.sql('select * from submission where id = $1', [id]);
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
