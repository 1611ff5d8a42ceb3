import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildProgram } from '@admissions/tools/built-program';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let built: Awaited<ReturnType<typeof buildProgram>>;
beforeAll(async () => {
  built = await buildProgram(join(import.meta.dirname, 'idle-garbage-collection.ts'));
});
afterAll(() => built.remove());

/** Runs it in a process of its own with something that nobody holds, and says whether that was given back soon. */
function run(pace: object): string {
  const program = `
    const { collectWhenQuiet } = await import(${JSON.stringify(built.program)});
    collectWhenQuiet(${JSON.stringify(pace)});
    let left = { text: 'x'.repeat(1000) };
    const seen = new WeakRef(left);
    left = null;
    for (let time = 0; time < 30 && seen.deref(); time++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    console.log(seen.deref() ? 'held' : 'given back');`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return stdout.trim() || stderr;
}

describe('a process that has become quiet', () => {
  it('gives back what nobody holds any more', () =>
    expect(run({ window: 100, quiet: 2, worth: 0.01 })).toBe('given back'));
  it('is left alone when there is little to give back', () =>
    expect(run({ window: 100, quiet: 2, worth: 1000 })).toBe('held'));
  it('is left alone while it works', () =>
    expect(run({ window: 100, quiet: -1, worth: 0.01 })).toBe('held'));
});
