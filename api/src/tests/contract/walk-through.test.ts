import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { temporaryFolder } from '@admissions/tools/testing-node';
import { beforeAll, expect, it } from 'vitest';
import { account, listening, PASSWORD, testApp } from '#testing';
import { packageFile } from '../../platform/config/package-folder.ts';

const page = fs.readFileSync(packageFile('..', 'docs', 'api.md'), 'utf8');
const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block as string);
const hasCurl = spawnSync('curl', ['--version']).status === 0;

const test = testApp();
const site = listening(test);
const folder = temporaryFolder();
beforeAll(() => account(test, 'walker'));

it.runIf(hasCurl)(
  'walk through runs every example in docs/api.md with the documented result',
  async () => {
    const { appKey, appSecret } = test.deps.config;
    const env = {
      PATH: process.env.PATH,
      API: site.origin,
      APP_KEY: appKey,
      APP_SECRET: appSecret,
      ACCOUNT: 'walker',
      PASSWORD,
    };
    // A failed step ends the script; it is last in the output.
    const script = ['set -eux', ...blocks].join('\n');
    const { stdout } = await promisify(execFile)('bash', ['--norc', '-c', script], {
      cwd: folder,
      env,
      timeout: 60_000,
    });
    for (const expected of [
      '"news":1',
      '"duplicate":true',
      '第二版',
      '第一版',
      '/media/',
      'contacted',
      '示範高中',
    ])
      expect(stdout).toContain(expected);
    expect(blocks.length).toBeGreaterThanOrEqual(8);
  },
  90_000,
);
