import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bin } from '../quality/steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'admissions-set-up-page-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Three files, two workers: while one is busy, `first` and then `second` run on the other. */
const FILES = {
  'vitest.config.mjs': `
    const order = ['busy', 'first', 'second'];
    const rank = ({ moduleId }) => order.findIndex((name) => moduleId.includes(name + '.test'));
    export default {
      plugins: [{
        name: 'slow',
        async load(id) {
          const [, delay] = /after-(\\d+)-ms/.exec(id) ?? [];
          if (delay) await new Promise((done) => setTimeout(done, Number(delay)));
        },
      }],
      test: {
        globals: true,
        isolate: false,
        maxWorkers: 2,
        setupFiles: [${JSON.stringify(join(import.meta.dirname, 'set-up-page.ts'))}],
        sequence: {
          sequencer: class {
            shard = (files) => files;
            sort = (files) => files.toSorted((a, b) => rank(a) - rank(b));
          },
        },
      },
    };`,
  'busy.test.js': `
    it('keeps one worker', () => new Promise((done) => setTimeout(done, 4000)));`,
  'first.test.js': `
    it('ends while two modules load', () => {
      import('./after-900-ms.js').catch(() => {});
      import('./chain.js').catch(() => {});
    });`,
  'second.test.js': `
    it('loads them whole', async () => {
      expect(await import('./chain.js')).toMatchObject({ name: 'last' });
    });`,
  'after-900-ms.js': '',
  'chain.js': "export { name } from './after-300-ms.js';",
  'after-300-ms.js': "export { name } from './last-after-1500-ms.js';",
  'last-after-1500-ms.js': "export const name = 'last';",
};

describe('setup of unit tests', () => {
  it('completes modules that still load when a file ends, for the next one', () => {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    const printed = execFileSync(bin('vitest'), ['run', `--root=${folder}`], { encoding: 'utf8' });
    expect(printed).toMatch(/3 passed/);
  });
});
