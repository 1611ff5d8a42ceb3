import { describe, expect, it } from 'vitest';
import { createLikelyReads } from './likely-reads.ts';

describe('what a page will probably read', () => {
  it('is what it read last time, or what another at the same path did', () => {
    const likely = createLikelyReads();
    expect(likely.find('/news?page=2')).toEqual([]);
    likely.note('/news?page=2', ['/a', '/b', '/a']);
    likely.note('/news', ['/c']);
    expect(likely.find('/news?page=2')).toEqual(['/a', '/b']);
    expect(likely.find('/news?page=3')).toEqual(['/c']);
    likely.note('/news?page=2', ['/d']);
    expect(likely.find('/news?page=2')).toEqual(['/d']);
  });
  it('is remembered for a bounded number of targets and paths', () => {
    const likely = createLikelyReads();
    const long = `/${'x'.repeat(500)}`;
    const paths = [long, ...Array.from({ length: 100 }, (_, each) => `/${each}`)];
    for (let id = 0; id < 2000; id++) likely.note(`/page-${id}?id=1`, paths);
    expect(likely.find('/page-1999?id=1')).toHaveLength(60);
    expect(likely.find('/page-1999?id=1')).not.toContain(long);
    expect(likely.find('/page-0?id=1')).toEqual([]);
  });
});
