import { describe, expect, test } from 'vitest';
import { createChangeLog, joinReads, touches } from './change-log.ts';

describe('the log of changes', () => {
  test('knows what is current by what was read of it, and when', () => {
    const log = createChangeLog();
    const begun = log.moment();
    log.note(['news']);
    expect(log.isCurrent(['faq'], begun)).toBe(true);
    expect(log.isCurrent(['faq', 'news'], begun)).toBe(false);
    expect(log.isCurrent('all', begun)).toBe(false);
    expect(log.isCurrent(['news'], log.moment())).toBe(true);
    const later = log.moment();
    log.note('all');
    expect(log.isCurrent(['faq'], later)).toBe(false);
    expect(log.isCurrent([], log.moment())).toBe(true);
  });
  test('a change touches what read one of its kinds, or nobody knows what', () => {
    expect(touches(['news'], ['news', 'faq'])).toBe(true);
    expect(touches(['news'], ['faq'])).toBe(false);
    expect(touches('all', [])).toBe(true);
    expect(touches(['news'], 'all')).toBe(true);
  });
  test('who reads more is touched by more', () => {
    expect(joinReads(['news'], ['faq', 'news'])).toEqual(['news', 'faq']);
    expect(joinReads(['news'], 'all')).toBe('all');
  });
});
