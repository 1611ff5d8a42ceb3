import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRun } from './steps.mjs';

afterEach(() => vi.restoreAllMocks());

describe('the sum of a run', () => {
  async function runOf(...steps) {
    let said = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += text;
      return true;
    });
    const run = createRun();
    for (const [title, counts] of steps) await run.step(title, async () => counts);
    said = '';
    return { code: run.finish(), said };
  }

  it('names what passed only when it was repeated, says how many that were, and ends badly', async () => {
    const { code, said } = await runOf(
      ['one', { passed: 3, failed: 0, unsteady: ['a › b'] }],
      ['two', { passed: 2, failed: 0, unsteady: ['c › d', 'e › f'] }],
    );
    expect(said).toContain('~ one: passed only when repeated: a › b\n');
    expect(said).toMatch(
      /\nEverything passed\. 3 passed only when repeated, which is not good enough\. Took .+\n5 passed, 0 failed\n$/,
    );
    expect(code).toBe(1);
  });

  it('ends well where everything passed at once', async () => {
    const { code, said } = await runOf(['one', { passed: 3, failed: 0, unsteady: [] }]);
    expect(said).toMatch(/\nEverything passed\. Took .+\n3 passed, 0 failed\n$/);
    expect(code).toBe(0);
  });

  it('says nothing of it where nothing was repeated, and ends badly where something failed', async () => {
    const { code, said } = await runOf(
      ['one', { passed: 3, failed: 0 }],
      ['two', { passed: 1, failed: 1, failures: ['a › b: 1 is not 2'], skipped: 1 }],
    );
    expect(said).toMatch(
      /✗ two: a › b: 1 is not 2\n\nFailed: two\. Took .+\n4 passed, 1 failed, 1 skipped\n$/,
    );
    expect(code).toBe(1);
  });
});
