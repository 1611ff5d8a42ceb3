import { describe, expect, it } from 'vitest';
import { createFigureWindow } from './figure-window.ts';

const START = Date.parse('2026-11-23T08:00:00.000Z');
const release = { remote: 'mf_public', version: '1.0.0' };
const next = { ...release, version: '1.1.0' };
function open() {
  let time = START;
  const figures = createFigureWindow(() => time);
  return {
    ...figures,
    pass: (minutes: number) => {
      time += minutes * 60_000;
    },
  };
}

describe('figure window', () => {
  it('sums by release, the live ones first', () => {
    const figures = open();
    figures.addView(release);
    figures.addError(release, 'render');
    figures.pass(2);
    figures.addView(release);
    figures.addVisit(release);
    figures.addView(next);
    const answer = figures.read([next]);
    expect(answer).toMatchObject({ at: '2026-11-23T08:02:00.000Z', minutes: 15 });
    expect(
      answer.releases.map(({ version, views, visits, errors }) => [
        version,
        views,
        visits,
        errors.render,
      ]),
    ).toEqual([
      ['1.1.0', 1, 0, 0],
      ['1.0.0', 2, 1, 1],
    ]);
  });
  it('drops minutes older than the window, and releases no longer live', () => {
    const figures = open();
    figures.addView(release);
    figures.pass(14);
    expect(figures.read([release]).releases[0]?.views).toBe(1);
    figures.pass(1);
    expect(figures.read([release]).releases[0]?.views).toBe(0);
    expect(figures.read([]).releases).toEqual([]);
  });
});

describe('observation of a release', () => {
  it('covers the requested minutes', () => {
    const figures = open();
    figures.addView(release);
    figures.pass(5);
    figures.addView(release);
    figures.addError(release, 'render');
    figures.addCrash(release);
    figures.addView(next);
    expect(figures.observe(release, START + 4 * 60_000, START + 5 * 60_000)).toEqual({
      views: 1,
      errors: 1,
      falls: 1,
    });
    expect(figures.observe(release, START, START + 5 * 60_000).views).toBe(2);
  });
  it('is retained for twice the window, for comparison with the previous release', () => {
    const figures = open();
    figures.addView(release);
    figures.pass(29);
    figures.addView(release);
    expect(figures.observe(release, START, START + 29 * 60_000).views).toBe(2);
    expect(figures.read([release]).releases[0]?.views).toBe(1);
  });
  it('counts browser errors only from three networks, at most three each per minute', () => {
    const figures = open();
    const errors = () => figures.observe(release, START, START).errors;
    for (let count = 0; count < 10; count++)
      figures.addError(release, 'boundary', { network: '203.0.113.1' });
    figures.addError(release, 'uncaught', { network: '203.0.113.2' });
    figures.addError(release, 'render');
    expect(errors()).toBe(1);
    figures.addError(release, 'hydration', { network: '203.0.113.3' });
    expect(errors()).toBe(1 + 3 + 1 + 1);
  });
  it('counts browser visits where the server renders no pages of the release', () => {
    const figures = open();
    for (let visit = 0; visit < 3; visit++) figures.addVisit(release);
    expect(figures.observe(release, START, START).views).toBe(3);
  });
});
