import { describe, expect, it } from 'vitest';
import { clamped, projected } from './view-maths.ts';

const ahead = { yaw: 0, pitch: 0, fov: 90 };

describe('view maths', () => {
  it('turns round without an end, and stops before the top and the bottom', () => {
    expect(clamped({ yaw: 190, pitch: 99, fov: 10 })).toEqual({ yaw: -170, pitch: 85, fov: 30 });
    expect(clamped({ yaw: -541, pitch: -99, fov: 120 })).toEqual({ yaw: 179, pitch: -85, fov: 90 });
  });
  it('puts what the visitor looks at into the middle, wherever they look', () => {
    for (const view of [
      ahead,
      { yaw: 120, pitch: -30, fov: 60 },
      { yaw: -179, pitch: 70, fov: 40 },
    ]) {
      const at = projected(view, view, 1.5);
      expect([at?.x, at?.y].map((each) => Math.round((each ?? 9) * 1e6) / 1e6 + 0)).toEqual([0, 0]);
    }
  });
  it('puts what is half the view away at the edge, right is right and up is up', () => {
    expect(projected({ yaw: 45, pitch: 0 }, ahead, 1)?.x).toBeCloseTo(1);
    expect(projected({ yaw: 0, pitch: 45 }, ahead, 1)?.y).toBeCloseTo(1);
  });
  it('does not show what is behind', () =>
    expect(projected({ yaw: 170, pitch: 0 }, ahead, 1)).toBeNull());
});
