import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@admissions/tools/testing-node';
import { describe, expect, it } from 'vitest';
import { copyTemplate } from './template-folder.ts';

const folder = temporaryFolder();

// Leftover of a killed start: its program still creates files for a moment.
const WRITER = `const fs = require('node:fs'); const folder = process.argv[1]; let n = 0;
fs.mkdirSync(folder + '/base', { recursive: true });
const timer = setInterval(() => {
  for (let i = 0; i < 200; i++) try { fs.mkdirSync(folder + '/base', { recursive: true }); fs.writeFileSync(folder + '/base/' + n++, ''); } catch {}
}, 0);
setTimeout(() => clearInterval(timer), 600);
console.log('writing');`;

describe('copyTemplate', () => {
  it('creates a complete database while the program of a killed start still writes', async () => {
    const template = path.join(folder, 'template');
    fs.mkdirSync(path.join(template, 'base'), { recursive: true });
    fs.writeFileSync(path.join(template, 'base', '1'), 'whole');
    const writer = spawn(process.execPath, ['-e', WRITER, path.join(folder, 'pg.new')]);
    const ended = once(writer, 'exit');
    await once(writer.stdout, 'data');
    const created: string[] = [];
    while (writer.exitCode === null) {
      const database = path.join(folder, 'pg');
      copyTemplate(template, database);
      created.push(fs.readdirSync(path.join(database, 'base')).join());
      fs.rmSync(database, { recursive: true });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await ended;
    expect(new Set(created)).toEqual(new Set(['1']));
  });
});
