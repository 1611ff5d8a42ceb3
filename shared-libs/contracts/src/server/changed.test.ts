import { describe, expect, it } from 'vitest';
import { formatChanged, parseChanged } from './changed.ts';

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
