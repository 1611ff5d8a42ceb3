import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@admissions/tools/testing-node';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { checkSettings } from './check-settings.ts';

const folder = temporaryFolder();
const inFolder = (name: string, more: NodeJS.ProcessEnv = {}) =>
  checkSettings({ DATA_DIR: path.join(folder, name), ADMIN_PASSWORD: 'short', ...more });

describe('checkSettings', () => {
  it('requires a valid first password for a new site', async () => {
    await expect(inFolder('new')).rejects.toThrow(
      'Setting ADMIN_PASSWORD: The password needs at least',
    );
    await expect(inFolder('new', { ADMIN_PASSWORD: 'Quiet-Harbour-42' })).resolves.toBeUndefined();
  });

  it('ignores the first password when accounts exist', async () => {
    fs.mkdirSync(path.join(folder, 'old/pg'), { recursive: true });
    await expect(inFolder('old')).resolves.toBeUndefined();
  });

  it.runIf(process.env.TEST_DATABASE_URL)('treats an empty PostgreSQL as a new site', async () => {
    const server = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    const name = `check_settings_${process.pid}`;
    await server.connect();
    await server.query(`create database ${name}`);
    try {
      const empty = new URL(process.env.TEST_DATABASE_URL as string);
      empty.pathname = `/${name}`;
      await expect(inFolder('new', { DATABASE_URL: empty.href })).rejects.toThrow(
        'Setting ADMIN_PASSWORD: The password needs at least',
      );
    } finally {
      await server.query(`drop database ${name}`);
      await server.end();
    }
  });
});
