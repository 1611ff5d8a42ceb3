import { news } from '@admissions/model/kinds';
import { withKeys } from '@admissions/model/merge';
import { describe, expect, it } from 'vitest';
import { toDraftValues } from './draft-values.ts';

describe('toDraftValues', () => {
  // Items without keys, as stored by earlier versions or sent by other clients.
  const body = [
    { type: 'text', html: '<p>甲</p>' },
    { type: 'text', html: '<p>乙</p>' },
  ] as const;
  const entry = { title: '開學', body };

  it('contains changed fields with their values before', () => {
    const moved = withKeys(body).toReversed();
    expect(toDraftValues(news, entry, { title: '開學', body: moved })).toEqual({
      changed: { body: moved },
      base: { body },
    });
  });
  it('contains nothing when a change of content is reverted, despite new item keys', () => {
    expect(toDraftValues(news, entry, { title: '開學', body: withKeys(body) }).changed).toEqual({});
  });
});
