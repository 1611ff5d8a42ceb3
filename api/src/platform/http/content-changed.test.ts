import { adminPathsOf } from '@admissions/model';
import { block } from '@admissions/model/kinds';
import { CONTENT_CHANGED_HEADER } from '@admissions/protocol';
import { PRESENCE_PATH } from '@admissions/protocol/staff';
import { describe, expect, it } from 'vitest';
import { asStaff, sampleEntry, testApp, visitorOf } from '#testing';

const test = testApp();
const staff = asStaff(test);

describe('the content-changed header', () => {
  it('names the changed kind on answers to content changes', async () => {
    const added = await staff('POST', adminPathsOf(block).add, await sampleEntry(test, block));
    expect([added.status, added.headers[CONTENT_CHANGED_HEADER]]).toEqual([200, block.id]);
    const edited = await staff('PUT', adminPathsOf(block).edit(added.body.data.id), {
      revision: 1,
      title: '改過',
    });
    expect([edited.status, edited.headers[CONTENT_CHANGED_HEADER]]).toEqual([200, block.id]);
    const refused = await staff('PUT', adminPathsOf(block).edit(added.body.data.id), {
      revision: 1,
      title: '太舊',
    });
    expect([refused.status, refused.headers[CONTENT_CHANGED_HEADER]]).toEqual([409, undefined]);
  });
  it.each([
    ['reporting an open entry', 'POST', PRESENCE_PATH, { kind: block.id, id: 1, here: true }],
    [
      'asking what speaks against an entry',
      'POST',
      '/api/admin/preview',
      { kind: block.id, id: 1, values: {} },
    ],
    ['signing in', 'POST', '/api/admin/auth/login', { account: 'nobody', password: 'wrong' }],
    ['reading', 'GET', adminPathsOf(block).list, undefined],
  ] as const)('is not on %s', async (_what, method, url, payload) => {
    const { status, headers } = await staff(method, url, payload);
    expect(status).toBeLessThan(500);
    expect(headers[CONTENT_CHANGED_HEADER]).toBeUndefined();
  });
  it('is absent from answers to visitors', async () => {
    const visitor = await visitorOf(test);
    expect(
      (await visitor('GET', '/api/ap/setting/block_list')).headers[CONTENT_CHANGED_HEADER],
    ).toBeUndefined();
  });
});
