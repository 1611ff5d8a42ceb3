import { describe, expect, it } from 'vitest';
import { buildErrorSeries, calculateScaleTop } from './plot-scale.ts';
import { createSampleFigures } from './sample-releases.ts';

const window = { at: '2026-11-23T02:14:30.000Z', minutes: 15 };
const minute = (clock: string, views: number, errors: number) => ({
  at: `2026-11-23T${clock}:00.000Z`,
  views,
  visits: 0,
  errors,
});
const build = (...minutes: ReturnType<typeof minute>[]) =>
  buildErrorSeries([createSampleFigures({ minutes })], window);

describe('error plot', () => {
  it('has a position for every minute of the window', () => {
    const { minutes } = build();
    expect([minutes.length, minutes[0], minutes.at(-1)]).toEqual([
      15,
      '2026-11-23T02:00:00.000Z',
      '2026-11-23T02:14:00.000Z',
    ]);
  });
  it('plots errors per hundred views, with a gap in minutes without views', () => {
    const { series, top } = build(
      minute('02:00', 50, 0),
      minute('02:01', 50, 3),
      minute('02:05', 20, 1),
    );
    expect(
      series[0]?.stretches.map((points) => points.map(({ index, rate }) => [index, rate])),
    ).toEqual([
      [
        [0, 0],
        [1, 6],
      ],
      [[5, 5]],
    ]);
    expect(top).toBe(10);
  });
  it('plots errors in minutes without views, and omits those before the window', () => {
    const { series } = build(minute('01:59', 10, 10), minute('02:03', 0, 2), minute('02:04', 0, 0));
    expect(series[0]?.stretches.flat()).toEqual([{ index: 3, errors: 2, views: 0, rate: 200 }]);
  });
  it.each([
    [0, 1],
    [1, 1],
    [7, 10],
    [101, 200],
    [2400, 3000],
  ])('scales a maximum of %d to %d', (highest, top) =>
    expect(calculateScaleTop(highest)).toBe(top),
  );
});
