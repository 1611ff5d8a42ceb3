import { ApiError } from '@admissions/api-client';
import { describe, expect, it } from 'vitest';
import { getNumberParam, loadPage, loadPageOrNull, loadSection } from './reads.ts';

const failing = (details: ConstructorParameters<typeof ApiError>[1]) =>
  Promise.reject(new ApiError('x', details));

describe('the read that decides the page', () => {
  it('is a 404 in place when the entry is not there', async () => {
    await expect(loadPage(failing({ code: 2, status: 200 }))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
  it.each([
    [0, 503],
    [401, 503],
    [500, 500],
    [503, 503],
  ])('answers HTTP %i of the API with %i on the server', async (status, answered) => {
    await expect(loadPage(failing({ status }))).rejects.toMatchObject({
      init: { status: answered },
    });
  });
});
describe('HTTP 404 or 500 redirects to /error', () => {
  it('says in place what the catalogue says about the code, and which request it was', async () => {
    await expect(
      loadPage(failing({ status: 503, code: -1, requestId: 'r-1' })),
    ).rejects.toMatchObject({ data: { requestId: 'r-1', key: 'error.code.-1' } });
    await expect(loadPage(failing({ status: 401, code: 100401 }))).rejects.toMatchObject({
      data: { key: null },
    });
  });
});
describe('reads', () => {
  it('lets a page stand without the entry that staff have not made yet, and without no other', async () => {
    await expect(loadPageOrNull(failing({ code: 2, status: 200 }))).resolves.toBeNull();
    await expect(loadPageOrNull(failing({ status: 500 }))).rejects.toMatchObject({
      init: { status: 500 },
    });
  });
  it('keeps the failure of one section to itself, and not a mistake of ours', async () => {
    await expect(loadSection(failing({ status: 500 }))).resolves.toBeNull();
    await expect(loadSection(Promise.reject(new TypeError('mistake')))).rejects.toThrow('mistake');
  });
  it.each([
    ['?id=7', 7],
    ['?id=0', null],
    ['?id=-1', null],
    ['?id=1.5', null],
    ['?id=1e3', null],
    ['?id=0x1', null],
    ['?id=9999999999', null],
    ['', null],
    ['?id=%00', null],
  ])('reads the number in %s as %s', (query, id) => {
    expect(getNumberParam(`http://site/newsCont${query}`, 'id')).toBe(id);
  });
});
