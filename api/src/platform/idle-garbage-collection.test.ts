import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildProgram } from '@admissions/tools/built-program';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let built: Awaited<ReturnType<typeof buildProgram>>;
beforeAll(async () => {
  built = await buildProgram(join(import.meta.dirname, 'idle-garbage-collection.ts'));
});
afterAll(() => built.remove());

/** Runs in a separate process; reports whether an unreferenced object was collected soon. */
function run(pace: object): string {
  const program = `
    const { collectGarbageWhenIdle } = await import(${JSON.stringify(built.program)});
    collectGarbageWhenIdle(${JSON.stringify(pace)});
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

describe('an idle process', () => {
  it('collects unreferenced objects', () =>
    expect(run({ window: 100, quiet: 2, worth: 0.01 })).toBe('given back'));
  it('skips collection when there is little garbage', () =>
    expect(run({ window: 100, quiet: 2, worth: 1000 })).toBe('held'));
  it('skips collection while it works', () =>
    expect(run({ window: 100, quiet: -1, worth: 0.01 })).toBe('held'));
});
