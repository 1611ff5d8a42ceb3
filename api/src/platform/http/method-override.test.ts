import { adminPathsOf } from '@admissions/model';
import { block } from '@admissions/model/kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asStaff, testApp, visitorOf } from '#testing';

const test = testApp();
const staff = asStaff(test);
let id: number;
let revision = 1;
const paths = adminPathsOf(block);
beforeAll(async () => {
  ({ id } = await addEntry(staff, test, block));
});

describe('method override', () => {
  it.each([
    ['POST', { _method: 'put' }, undefined, 200],
    ['POST', { _method: 'PUT' }, undefined, 200],
    ['POST', {}, 'PUT', 200],
    ['POST', {}, 'put', 200],
    ['POST', { _method: 'put' }, 'PUT', 200],
    ['PUT', {}, undefined, 200],
    ['POST', {}, undefined, 400],
    ['POST', { _method: 'delete' }, undefined, 400],
    ['POST', { _method: 'patch' }, undefined, 400],
    ['POST', { _method: '' }, undefined, 400],
    ['POST', { _method: ['put'] }, undefined, 400],
    ['POST', { _method: null }, undefined, 400],
    ['POST', {}, 'DELETE', 400],
    ['POST', { _method: 'put' }, 'DELETE', 400],
    ['POST', { _method: 'delete' }, 'PUT', 400],
    ['PUT', { _method: 'delete' }, undefined, 400],
    ['PUT', {}, 'DELETE', 400],
  ] as const)(
    '%s to an edit with %o and header %s is %i',
    async (method, override, header, status) => {
      const answer = await staff(
        method,
        paths.edit(id),
        { revision, title: `第${revision}版`, ...override },
        header ? { 'x-http-method-override': header } : {},
      );
      expect(answer.status).toBe(status);
      if (status === 200) revision++;
      expect((await staff('GET', paths.info(id))).body.data.revision).toBe(revision);
    },
  );

  it('refuses an override to DELETE, on GET, on create routes and on public routes', async () => {
    const header = { 'x-http-method-override': 'DELETE' };
    const visitor = await visitorOf(test);
    expect(
      (await staff('GET', paths.info(id), undefined, { 'x-http-method-override': 'PUT' })).status,
    ).toBe(400);
    expect((await staff('GET', paths.info(id), undefined, header)).status).toBe(400);
    expect((await staff('POST', paths.add, { _method: 'put' })).status).toBe(400);
    expect((await staff('POST', paths.sort, { ids: [id], _method: 'put' })).status).toBe(400);
    expect((await staff('DELETE', paths.remove(id), undefined, header)).status).toBe(400);
    expect((await visitor('GET', '/api/ap/news', undefined, header)).status).toBe(400);
    expect((await staff('GET', paths.info(id))).body.data.deletedAt).toBeNull();
  });
});
