import { news } from '@admissions/model/kinds';
import { withKeys } from '@admissions/model/merge';
import { describe, expect, it } from 'vitest';
import { toDraftValues } from './draft-values.ts';

describe('toDraftValues', () => {
  // As what was written before its items had keys, or sent by another client.
  const body = [
    { type: 'text', html: '<p>甲</p>' },
    { type: 'text', html: '<p>乙</p>' },
  ] as const;
  const entry = { title: '開學', body };

  it('holds what says something else, and what stood there', () => {
    const moved = withKeys(body).toReversed();
    expect(toDraftValues(news, entry, { title: '開學', body: moved })).toEqual({
      changed: { body: moved },
      base: { body },
    });
  });
  it('holds nothing of content that was changed and taken back: its items have keys since, and say the same', () => {
    expect(toDraftValues(news, entry, { title: '開學', body: withKeys(body) }).changed).toEqual({});
  });
});
