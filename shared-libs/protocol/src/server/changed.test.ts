import { describe, expect, it } from 'vitest';
import {
  changedAnswers,
  changedPages,
  countersOf,
  formatKindNames,
  parseKindNames,
} from './changed.ts';

describe('the header of changed kinds', () => {
  it.each([[['news']], [['news', 'news.category']], ['all'] as const])(
    'survives formatting and parsing: %j',
    (changed) => {
      expect(parseKindNames(formatKindNames(changed))).toEqual(changed);
    },
  );
  it.each([undefined, null, '', '1', 'a b', 'news,,faq', 'news,all', ['news', 'faq']])(
    'means everything when invalid: %j',
    (header) => {
      expect(parseKindNames(header)).toBe('all');
    },
  );
});

describe('counter changes', () => {
  const changed = ['faq', countersOf('news.news')];
  it('invalidate responses, but no pages', () => {
    expect(changedAnswers(changed)).toEqual(['faq', 'news.news']);
    expect(changedPages(changed)).toEqual(['faq']);
    expect([changedAnswers('all'), changedPages('all')]).toEqual(['all', 'all']);
  });
  it('have a name that is valid in a header', () => {
    expect(parseKindNames(formatKindNames(changed))).toEqual(changed);
  });
});
