import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageFile } from '../../platform/config/package-folder.ts';

const DAY_MS = 86_400_000;

/** A copy of the migrations in a temporary folder. */
export function copyMigrations(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
  fs.cpSync(packageFile('drizzle'), folder, { recursive: true });
  return folder;
}

/** Adds a migration dated some days after the newest one. */
export function plantMigration(
  folder: string,
  { name, sql, days }: { name: string; sql: string; days: number },
): string {
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
  };
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  journal.entries.push({
    idx: journal.entries.length,
    version: '7',
    when: newest + days * DAY_MS,
    tag: name,
    breakpoints: true,
  });
  fs.writeFileSync(file, JSON.stringify(journal));
  fs.writeFileSync(path.join(folder, `${name}.sql`), sql);
  return folder;
}
