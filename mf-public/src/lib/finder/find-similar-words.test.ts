import { describe, expect, it } from 'vitest';
import { findSimilarWords } from './find-parts.ts';

const KNOWN = [
  '室內設計',
  '室外工程',
  '應用化學',
  '資訊工程',
  '護理',
  '化學',
  'marketing',
  'nursing',
];

describe('findSimilarWords', () => {
  it.each([
    ['室設', '室內設計'],
    ['應化', '應用化學'],
    ['資工程', '資訊工程'],
    ['資訊公程', '資訊工程'],
    ['資訊程工', '資訊工程'],
    ['marketting', 'marketing'],
    ['nursng', 'nursing'],
    ['narsing', 'nursing'],
  ])('corrects “%s” to %s', (word, meant) =>
    expect(findSimilarWords(word, KNOWN)).toEqual([meant]),
  );
  it.each(['護士', '設室', '用化', 'CS', 'narrow', '天文學', '化工'])(
    'does not correct “%s”',
    (word) => expect(findSimilarWords(word, KNOWN)).toEqual([]),
  );
});
