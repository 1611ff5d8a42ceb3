import { describe, expect, test } from 'vitest';
import { affects, createChangeLog, mergeReads } from './change-log.ts';

describe('change log', () => {
  test('reports a read as current until one of its kinds changes', () => {
    const log = createChangeLog();
    const startSequence = log.sequence();
    log.record(['news']);
    expect(log.isCurrent(['faq'], startSequence)).toBe(true);
    expect(log.isCurrent(['faq', 'news'], startSequence)).toBe(false);
    expect(log.isCurrent('all', startSequence)).toBe(false);
    expect(log.isCurrent(['news'], log.sequence())).toBe(true);
    const later = log.sequence();
    log.record('all');
    expect(log.isCurrent(['faq'], later)).toBe(false);
    expect(log.isCurrent([], log.sequence())).toBe(true);
  });
  test('affects reads of a changed kind and unknown reads', () => {
    expect(affects(['news'], ['news', 'faq'])).toBe(true);
    expect(affects(['news'], ['faq'])).toBe(false);
    expect(affects('all', [])).toBe(true);
    expect(affects(['news'], 'all')).toBe(true);
  });
  test('affects merged reads by changes of either', () => {
    expect(mergeReads(['news'], ['faq', 'news'])).toEqual(['news', 'faq']);
    expect(mergeReads(['news'], 'all')).toBe('all');
  });
});
