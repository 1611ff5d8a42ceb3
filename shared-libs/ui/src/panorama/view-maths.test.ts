import { describe, expect, it } from 'vitest';
import { calculateDirection, clampView, directionAt, projectDirection } from './view-maths.ts';

const level = { yaw: 0, pitch: 0, fov: 90 };

describe('view maths', () => {
  it('rotates without limit and stops before the poles', () => {
    expect(clampView({ yaw: 190, pitch: 99, fov: 10 })).toEqual({ yaw: -170, pitch: 85, fov: 30 });
    expect(clampView({ yaw: -541, pitch: -99, fov: 120 })).toEqual({
      yaw: 179,
      pitch: -85,
      fov: 90,
    });
  });
  it('inverts the projection of a position in the view', () => {
    for (const view of [
      level,
      { yaw: 120, pitch: -30, fov: 60 },
      { yaw: -179, pitch: 70, fov: 40 },
    ])
      for (const position of [
        { x: 0, y: 0 },
        { x: 0.8, y: -0.6 },
        { x: -0.9, y: 0.4 },
      ]) {
        const at = directionAt(position, view, 16 / 9);
        expect(Math.abs(at.yaw)).toBeLessThanOrEqual(180);
        const seen = projectDirection(at, view, 16 / 9);
        expect(seen?.x).toBeCloseTo(position.x, 6);
        expect(seen?.y).toBeCloseTo(position.y, 6);
      }
  });
  it('hides what is behind', () =>
    expect(projectDirection({ yaw: 170, pitch: 0 }, level, 1)).toBeNull());
});

it.each([
  ['upright to the north', [0, 90, 0], { yaw: 0, pitch: 0 }],
  ['upright to the west', [90, 90, 0], { yaw: -90, pitch: 0 }],
  ['tilted to the sky', [0, 120, 0], { yaw: 0, pitch: 30 }],
  ['face up on a table', [0, 0, 0], { pitch: -90 }],
] as const)('reads the direction of a phone held %s', (_how, [alpha, beta, gamma], expected) => {
  const read = calculateDirection(alpha, beta, gamma);
  for (const [name, degrees] of Object.entries(expected))
    expect(read[name as 'yaw' | 'pitch']).toBeCloseTo(degrees);
});
