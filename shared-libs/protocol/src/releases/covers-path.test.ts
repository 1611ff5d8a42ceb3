import { describe, expect, it } from 'vitest';
import { coversPath } from './covers-path.ts';

describe('coversPath', () => {
  it.each([
    ['/news', '/news', true],
    ['/news', '/news/7', true],
    ['/news', '/newsCont', false],
    ['/news/7', '/news', false],
    ['/', '/', true],
    ['/', '/news', false],
  ])('decides whether %s covers %s: %s', (claimed, path, answer) =>
    expect(coversPath(claimed, path)).toBe(answer),
  );
});
