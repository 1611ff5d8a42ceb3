import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSpot } from './spots.ts';

const scenes: { title: string; place: string }[] = JSON.parse(
  readFileSync(new URL('../../../../api/seed/content/vr.vr.json', import.meta.url), 'utf8'),
);

describe('tour markers on the plan', () => {
  it('exist for each scene of the demo content', () => {
    expect(scenes.filter((scene) => !findSpot(scene))).toEqual([]);
  });
});
