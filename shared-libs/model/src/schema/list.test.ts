import { expect, it } from 'vitest';
import { texts } from '../fields/index.ts';
import { buildFieldSchema } from './index.ts';

it.each([
  [200, true],
  [201, false],
])('a list accepts %d rows: %s', (length, isGood) => {
  const rows = Array.from({ length }, (_, index) => `詞${index}`);
  expect(buildFieldSchema(texts(20)).safeParse(rows).success).toBe(isGood);
});
