import { expect, it } from 'vitest';
import { buildTones, findReadable, isColor, isReadable } from './brand-colors.ts';

const HUES = [0, 60, 120, 180, 240, 300].flatMap((hue) =>
  ['30', '80', 'ff'].map((part) => {
    const at = (offset: number) => ((hue + offset) % 360 < 180 ? part : '20');
    return `#${at(60)}${at(300)}${at(180)}`;
  }),
);
/** Apart from the code: WCAG's formula. */
function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((color) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it.each(HUES)('finds a readable pair for %s', (color) => {
  const main = findReadable('main', color);
  const accent = findReadable('accent', color);
  expect(isColor(main) && isColor(accent)).toBe(true);
  const { b950, b900, b800, b700, b600, b300, b100, b50 } = buildTones(main);
  expect(b600).toBe(main);
  for (const ground of ['#ffffff', '#f6f9fd', b50, b100])
    for (const text of [b600, b700, b800])
      expect(ratio(ground, text), `${text} on ${ground}`).toBeGreaterThan(4.4);
  for (const ground of [b950, b900, b800, '#101828'])
    expect(ratio(ground, accent), `${accent} on ${ground}`).toBeGreaterThan(4.4);
  for (const ground of [b950, b900]) expect(ratio(ground, b300)).toBeGreaterThan(4.4);
});
it('refuses what cannot be read, and leaves what can', () => {
  expect(isReadable('main', '#ffc72c')).toBe(false);
  expect(isReadable('accent', '#7a0019')).toBe(false);
  expect(findReadable('main', '#7a0019')).toBe('#7a0019');
});
