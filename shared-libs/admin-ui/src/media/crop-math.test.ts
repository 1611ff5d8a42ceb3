import type { Crop } from '@admissions/protocol/staff';
import { describe, expect, it } from 'vitest';
import {
  fittedCrop,
  type Handle,
  isWhole,
  resizedCrop,
  toPixels,
  toProportion,
  WHOLE,
} from './crop-math.ts';

const SIZE = { width: 1600, height: 900 };
const HANDLES: Handle[] = ([-1, 0, 1] as const).flatMap((x) =>
  ([-1, 0, 1] as const).flatMap((y) => (x === 0 && y === 0 ? [] : [{ x, y }])),
);
const MIDDLE: Crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

function expectInside({ x, y, width, height }: Crop) {
  for (const share of [x, y, width, height]) expect(share).toBeGreaterThanOrEqual(-1e-9);
  expect(x + width).toBeLessThanOrEqual(1 + 1e-9);
  expect(y + height).toBeLessThanOrEqual(1 + 1e-9);
}

describe('crop frame', () => {
  it('is the largest part of a ratio, around its own centre', () => {
    const square = fittedCrop(WHOLE, toProportion(1, SIZE));
    expect(toPixels(square, SIZE)).toEqual({ width: 900, height: 900 });
    expect(square.x).toBeCloseTo((1 - square.width) / 2);
    expect(
      fittedCrop({ x: 0.8, y: 0, width: 0.2, height: 1 }, toProportion(1, SIZE)).x,
    ).toBeCloseTo(1 - 900 / 1600);
    expect(toPixels(fittedCrop(WHOLE, toProportion(3, SIZE)), SIZE)).toEqual({
      width: 1600,
      height: 533,
    });
  });
  it('is the whole picture only if exact to the pixel', () => {
    expect([
      isWhole(WHOLE, SIZE),
      isWhole({ ...WHOLE, width: 0.9999 }, SIZE),
      isWhole({ ...WHOLE, width: 0.999 }, SIZE),
    ]).toEqual([true, true, false]);
  });
});

describe.each(HANDLES)('crop frame resized at %j', (handle) => {
  it.each([null, 16 / 9, 16 / 10, 4 / 3, 4 / 5, 3])(
    'stays inside, has at least 16 pixels, and preserves the ratio %s',
    (ratio) => {
      const proportion = toProportion(ratio, SIZE);
      const start = proportion === null ? MIDDLE : fittedCrop(MIDDLE, proportion);
      for (const dx of [-3, -0.4, -0.01, 0, 0.02, 0.3, 3])
        for (const dy of [-3, -0.2, 0, 0.05, 3]) {
          const next = resizedCrop(start, handle, { dx, dy, proportion, size: SIZE });
          expectInside(next);
          expect(
            Math.max(toPixels(next, SIZE).width, toPixels(next, SIZE).height),
          ).toBeGreaterThanOrEqual(16);
          if (proportion !== null) expect(next.width / next.height).toBeCloseTo(proportion, 5);
        }
    },
  );
});
