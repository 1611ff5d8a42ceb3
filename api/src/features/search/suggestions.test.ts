import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { SITE_READ_PATHS } from '@admissions/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { asStaff, asVisitor, sampleEntry, testApp } from '#testing';
import { rebuildSearchIndex } from './index-entry.ts';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);
let newsOf: (changes: Record<string, unknown>) => Promise<unknown>;
beforeAll(async () => {
  const sample = await sampleEntry(test, news);
  await test.deps.db.transaction(rebuildSearchIndex);
  newsOf = (changes) => staff('POST', adminPathsOf(news).add, { ...sample, ...changes });
});

describe('suggestions', () => {
  const suggest = (q: string) =>
    visitor('GET', `${SITE_READ_PATHS.suggestions}?q=${encodeURIComponent(q)}`);
  it('are few, from titles alone, and cacheable for a minute', async () => {
    for (let number = 1; number <= 8; number++) await newsOf({ title: `鯨魚第${number}隻` });
    await newsOf({ title: '海豚', summary: '鯨魚的親戚' });
    const { headers, body } = await suggest('鯨魚');
    expect(body.data.list).toHaveLength(6);
    expect(body.data.list.map(({ title }: { title: string }) => title)).not.toContain('海豚');
    expect(headers['cache-control']).toBe('private, max-age=60');
  });
});
