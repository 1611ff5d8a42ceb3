import { describe, expect, it } from 'vitest';
import {
  changedAnswers,
  changedPages,
  countersOf,
  formatChanged,
  parseChanged,
} from './changed.ts';

describe('what changed, in a header', () => {
  it.each([[['news']], [['news', 'news.category']], ['all'] as const])(
    'comes out as it went in: %j',
    (changed) => {
      expect(parseChanged(formatChanged(changed))).toEqual(changed);
    },
  );
  it.each([undefined, null, '', '1', 'a b', 'news,,faq', 'news,all', ['news', 'faq']])(
    'is everything where it cannot be read: %j',
    (header) => {
      expect(parseChanged(header)).toBe('all');
    },
  );
});

describe('counters that went on', () => {
  const changed = ['faq', countersOf('news.news')];
  it('make answers old, and no pages', () => {
    expect(changedAnswers(changed)).toEqual(['faq', 'news.news']);
    expect(changedPages(changed)).toEqual(['faq']);
    expect([changedAnswers('all'), changedPages('all')]).toEqual(['all', 'all']);
  });
  it('have a name that a header can carry', () => {
    expect(parseChanged(formatChanged(changed))).toEqual(changed);
  });
});
