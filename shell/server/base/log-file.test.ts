import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createLogOutput } from '@admissions/protocol/server';
import { openTempFolder } from '@admissions/tools/testing-node';
import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';

let file: string;
const temp = openTempFolder();
beforeEach(() => {
  file = join(temp.path, 'logs', 'api.log');
});

const linesOf = (path: string) => readFileSync(path, 'utf8').trim().split('\n');
const numbersOf = (path: string) =>
  linesOf(path).map((line) => (JSON.parse(line) as { line: number }).line);

describe('log file', () => {
  it('rotates at its size limit, retains one older file and loses no line', async () => {
    const output = createLogOutput(pino.destination, () => {}, { file, largest: 20_000 });
    const log = pino({ base: undefined }, output);
    // The limit is exceeded once.
    for (let line = 0; line < 400; line++) {
      log.info({ line }, 'a line that has some length of its own');
      if (line % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await expect.poll(() => numbersOf(file).at(-1)).toBe(399);
    expect(statSync(`${file}.1`).size).toBeLessThan(40_000);
    expect([...numbersOf(`${file}.1`), ...numbersOf(file)]).toEqual(
      Array.from({ length: 400 }, (_, line) => line),
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    output.destroy();
  });

  it('counts the size of an existing file', async () => {
    mkdirSync(dirname(file));
    writeFileSync(file, `${'{"line":0}\n'.repeat(100)}`);
    const output = createLogOutput(pino.destination, () => {}, { file, largest: 1000 });
    const log = pino({ base: undefined }, output);
    log.info({ line: 1 });
    await expect.poll(() => existsSync(`${file}.1`)).toBe(true);
    expect(numbersOf(`${file}.1`)).toEqual([...Array(100).fill(0), 1]);
    output.destroy();
  });

  it('contains every line after a flush, as at process exit', async () => {
    const output = createLogOutput(pino.destination, () => {}, { file });
    const log = pino({ base: undefined }, output);
    await once(output, 'ready');
    for (let line = 0; line < 500; line++) log.info({ line });
    output.flushSync();
    // Lines already being written arrive asynchronously.
    await expect
      .poll(() => numbersOf(file).sort((one, other) => one - other))
      .toEqual(Array.from({ length: 500 }, (_, line) => line));
    output.destroy();
  });
});
