import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILDINGS, findNumberPosition } from './buildings.ts';
import { findSpot } from './spots.ts';

/** A marker's disc above its point, and the number discs on a phone (campus-plan.module.css). */
const DISC = { above: 41, radius: 23 };
const NUMBER_RADIUS = 24;
const scenes: { title: string; place: string }[] = JSON.parse(
  readFileSync(new URL('../../../../api/seed/content/vr.vr.json', import.meta.url), 'utf8'),
);
const pins = scenes.flatMap((scene) => {
  const spot = findSpot(scene);
  return spot ? [{ title: scene.title, x: spot.x, y: spot.y - DISC.above }] : [];
});
const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe('tour markers on the plan', () => {
  it('exist for each scene of the demo content', () => {
    expect(pins.map(({ title }) => title)).toEqual(scenes.map(({ title }) => title));
  });
  it('cover no building number', () => {
    const covered = pins.flatMap((pin) =>
      BUILDINGS.filter(
        (each) => distance(pin, findNumberPosition(each)) < DISC.radius + NUMBER_RADIUS,
      ).map(({ number }) => `${pin.title} ${number}`),
    );
    expect(covered).toEqual([]);
  });
  it('do not overlap', () => {
    const covered = pins.filter((pin) =>
      pins.some((other) => other !== pin && distance(pin, other) < 2 * DISC.radius),
    );
    expect(covered).toEqual([]);
  });
});
