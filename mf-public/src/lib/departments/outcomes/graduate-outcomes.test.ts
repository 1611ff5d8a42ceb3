import { expect, it } from 'vitest';
import { formatShare } from './graduate-outcomes.tsx';

it('names the people of a small class before their share', () => {
  expect(formatShare('zh-TW', 86, 28)).toBe('24人，86%');
  expect(formatShare('en', 4, 28)).toBe('1 (4%)');
  expect(formatShare('zh-TW', 47, 50)).toBe('47%');
});

it('rounds the same number of people in a small class to the same share', () => {
  expect(formatShare('zh-TW', 3, 28)).toBe(formatShare('zh-TW', 4, 28));
  expect(formatShare('zh-TW', 3, 28)).toBe('1人，4%');
});
