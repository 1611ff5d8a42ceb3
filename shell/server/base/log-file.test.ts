import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createLogOutput } from '@admissions/protocol/server';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'admissions-log-'));
  file = join(folder, 'logs', 'api.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = (path: string) => readFileSync(path, 'utf8').trim().split('\n');
const numbersOf = (path: string) =>
  linesOf(path).map((line) => (JSON.parse(line) as { line: number }).line);

describe('a log in a file of its own', () => {
  it('makes room at its bound, keeps the one before, and loses no line on the way', async () => {
    const output = createLogOutput(pino.destination, () => {}, { file, largest: 20_000 });
    const log = pino({ base: undefined }, output);
    // The bound is passed once.
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

  it('counts what is there already', async () => {
    mkdirSync(dirname(file));
    writeFileSync(file, `${'{"line":0}\n'.repeat(100)}`);
    const output = createLogOutput(pino.destination, () => {}, { file, largest: 1000 });
    const log = pino({ base: undefined }, output);
    log.info({ line: 1 });
    await expect.poll(() => existsSync(`${file}.1`)).toBe(true);
    expect(numbersOf(`${file}.1`)).toEqual([...Array(100).fill(0), 1]);
    output.destroy();
  });

  it('holds every line once it is flushed, as pino does when a process ends', async () => {
    const output = createLogOutput(pino.destination, () => {}, { file });
    const log = pino({ base: undefined }, output);
    await once(output, 'ready');
    for (let line = 0; line < 500; line++) log.info({ line });
    output.flushSync();
    // A line that is on its way to the disk already arrives by itself, in its own time.
    await expect
      .poll(() => numbersOf(file).sort((one, other) => one - other))
      .toEqual(Array.from({ length: 500 }, (_, line) => line));
    output.destroy();
  });

  it('refuses a folder that cannot be one', () => {
    const taken = join(import.meta.filename, 'api.log');
    expect(() => createLogOutput(pino.destination, () => {}, { file: taken })).toThrow(
      /ENOTDIR|EEXIST/,
    );
  });
});
