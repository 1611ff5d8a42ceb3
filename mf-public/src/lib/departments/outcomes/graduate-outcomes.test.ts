import { expect, it } from 'vitest';
import { formatShare } from './graduate-outcomes.tsx';

it('names the people of a small class before their share', () => {
  expect(formatShare('zh-TW', 86, 28)).toBe('24人，86%');
  expect(formatShare('en', 3, 28)).toBe('1 (3%)');
  expect(formatShare('zh-TW', 47, 50)).toBe('47%');
});
