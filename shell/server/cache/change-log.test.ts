import { describe, expect, test } from 'vitest';
import { mergeReads } from './change-log.ts';

describe('change log', () => {
  test('affects merged reads by changes of either', () => {
    expect(mergeReads(['news'], ['faq', 'news'])).toEqual(['news', 'faq']);
    expect(mergeReads(['news'], 'all')).toBe('all');
  });
});
