import { adminPathsOf } from '@admissions/model';
import { news, scholarships } from '@admissions/model/kinds';
import { RESULT_CODES } from '@admissions/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { asStaff, asVisitor, sampleEntry, testApp } from '#testing';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);
let sample: Record<string, unknown>;
const paths = adminPathsOf(news);
beforeAll(async () => {
  sample = await sampleEntry(test, news);
});

const add = async (change: object) =>
  (await staff('POST', paths.add, { ...sample, ...change })).body.data;

describe('a copy of an entry', () => {
  it('copies the content, is an unscheduled draft and has a marked title', async () => {
    const original = await add({
      title: '116學年度簡章',
      status: 'published',
      publishAt: '2026-01-01T00:00:00.000Z',
    });
    const { body } = await staff('POST', paths.copy(original.id));
    expect(body.errorCode).toBe(1);
    const content = { summary: original.summary, body: original.body, pic: original.pic };
    expect(body.data).toMatchObject({
      ...content,
      title: '116學年度簡章（複本）',
      status: 'draft',
      publishAt: null,
      unpublishAt: null,
      revision: 1,
      clickCount: 0,
    });
    expect(body.data.id).not.toBe(original.id);
    expect((await visitor('GET', `/api/ap/news/${body.data.id}`)).body.errorCode).toBe(
      RESULT_CODES.notExists,
    );
    expect((await staff('GET', paths.info(original.id))).body.data).toMatchObject({
      title: '116學年度簡章',
      revision: 1,
    });
  });
  it('truncates the title to its maximum length', async () => {
    const { max } = news.fields.title;
    const original = await add({ title: '長'.repeat(max) });
    const { title } = (await staff('POST', paths.copy(original.id))).body.data;
    expect(title).toHaveLength(max);
    expect(title.endsWith('（複本）')).toBe(true);
  });
  it('is refused for trashed and missing entries', async () => {
    const original = await add({ title: '丟掉的' });
    await staff('DELETE', paths.remove(original.id));
    expect((await staff('POST', paths.copy(original.id))).body.errorCode).toBe(
      RESULT_CODES.notExists,
    );
    expect((await staff('POST', paths.copy(999_999))).body.errorCode).toBe(RESULT_CODES.notExists);
  });
  it('does not exist for singletons', async () =>
    expect((await staff('POST', adminPathsOf(scholarships).copy(1))).status).toBe(404));
});
