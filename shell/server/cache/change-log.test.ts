import { describe, expect, test } from 'vitest';
import { affects, createChangeLog, mergeReads } from './change-log.ts';

describe('the log of changes', () => {
  test('knows what is current by what was read of it, and when', () => {
    const log = createChangeLog();
    const begun = log.sequence();
    log.record(['news']);
    expect(log.isCurrent(['faq'], begun)).toBe(true);
    expect(log.isCurrent(['faq', 'news'], begun)).toBe(false);
    expect(log.isCurrent('all', begun)).toBe(false);
    expect(log.isCurrent(['news'], log.sequence())).toBe(true);
    const later = log.sequence();
    log.record('all');
    expect(log.isCurrent(['faq'], later)).toBe(false);
    expect(log.isCurrent([], log.sequence())).toBe(true);
  });
  test('a change touches what read one of its kinds, or nobody knows what', () => {
    expect(affects(['news'], ['news', 'faq'])).toBe(true);
    expect(affects(['news'], ['faq'])).toBe(false);
    expect(affects('all', [])).toBe(true);
    expect(affects(['news'], 'all')).toBe(true);
  });
  test('who reads more is touched by more', () => {
    expect(mergeReads(['news'], ['faq', 'news'])).toEqual(['news', 'faq']);
    expect(mergeReads(['news'], 'all')).toBe('all');
  });
});
