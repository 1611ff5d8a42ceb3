import { ApiError } from '@admissions/api-client';
import { describe, expect, it } from 'vitest';
import { getNumberParam, loadPage, loadPageOrNull, loadSection } from './reads.ts';

const failing = (details: ConstructorParameters<typeof ApiError>[1]) =>
  Promise.reject(new ApiError('x', details));

describe('loadPage', () => {
  it('throws a 404 in place for a missing entry', async () => {
    await expect(loadPage(failing({ code: 2, status: 200 }))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
  it.each([
    [0, 503],
    [401, 503],
    [500, 500],
    [503, 503],
  ])('maps HTTP %i of the API to %i on the server', async (status, answered) => {
    await expect(loadPage(failing({ status }))).rejects.toMatchObject({
      init: { status: answered },
    });
  });
});
describe('redirects HTTP 404 and 500 to /error in the browser', () => {
  it("shows the catalogue's message of the code in place, with the request id", async () => {
    await expect(
      loadPage(failing({ status: 503, code: -1, requestId: 'r-1' })),
    ).rejects.toMatchObject({ data: { requestId: 'r-1', key: 'error.code.-1' } });
    await expect(loadPage(failing({ status: 401, code: 100401 }))).rejects.toMatchObject({
      data: { key: null },
    });
  });
});
describe('optional reads', () => {
  it('tolerate a missing optional entry, but not a missing required one', async () => {
    await expect(loadPageOrNull(failing({ code: 2, status: 200 }))).resolves.toBeNull();
    await expect(loadPageOrNull(failing({ status: 500 }))).rejects.toMatchObject({
      init: { status: 500 },
    });
  });
  it('isolate failures of a section, but not programming errors', async () => {
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
  ])('read the number in %s as %s', (query, id) => {
    expect(getNumberParam(new URLSearchParams(query), 'id')).toBe(id);
  });
});
