import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import pino from 'pino';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { packageFile } from '../../platform/config/package-folder.ts';
import { createDatabase } from '../../platform/db/database.ts';
import { Embedded } from '../../platform/db/embedded/embedded.ts';
import { copyTemplate, createTemplate } from '../../platform/db/embedded/template-folder.ts';
import { migrateDatabase } from '../../platform/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the folder with built worker programs, ending in a slash. */
    programs: string;
    /** A migrated, closed embedded database folder. */
    template: string;
    /** A migrated database at TEST_DATABASE_URL; empty without one. */
    templateDatabase: string;
  }
}
const log = pino({ level: 'error' });
let cleanUp = async () => {};

/** Builds the worker programs (Node runs no TypeScript) and a migrated database for every test. */
export async function setup(project: TestProject): Promise<void> {
  const folder = packageFile('node_modules', '.test', String(process.pid));
  fs.rmSync(folder, { recursive: true, force: true });
  const programs = pathToFileURL(`${path.join(folder, 'programs')}/`);
  await build({
    configFile: packageFile('vite.config.ts'),
    root: packageFile(),
    logLevel: 'error',
    build: {
      outDir: path.join(folder, 'programs'),
      rolldownOptions: {
        input: {
          server: 'src/server.ts',
          'embedded-worker': 'src/platform/db/embedded/embedded-worker.ts',
          'make-template': 'src/platform/db/embedded/make-template.ts',
          'check-program': 'src/features/releases/check-program.ts',
          'read-rows-worker': 'src/platform/spreadsheets/read-rows-worker.ts',
          'open-snapshot': 'src/platform/db/snapshots/open-snapshot.ts',
        },
      },
    },
  });
  project.provide('programs', programs.href);
  const template = path.join(folder, 'template');
  await makeTemplateWithTables(template, programs);
  project.provide('template', template);
  const server = process.env.TEST_DATABASE_URL;
  const templateDatabase = server ? await makeServerTemplate(server) : '';
  project.provide('templateDatabase', templateDatabase);
  cleanUp = async () => {
    fs.rmSync(folder, { recursive: true, force: true });
    if (server) await onServer(server, `drop database if exists ${templateDatabase} with (force)`);
  };
}

export async function teardown(): Promise<void> {
  await cleanUp();
}

async function makeTemplateWithTables(template: string, programs: URL): Promise<void> {
  const work = `${template}-work`;
  await createTemplate(`${template}-empty`, new URL('make-template.js', programs));
  const embedded = await new Embedded({
    folder: work,
    programs,
    template: `${template}-empty`,
  }).open();
  const db = createDatabase(embedded.poolConfig(), { embedded, onError: () => {} });
  await migrateDatabase(db, log);
  await db.close();
  copyTemplate(path.join(work, 'pg'), template);
}

async function makeServerTemplate(server: string): Promise<string> {
  const name = `template_${process.pid}_${Date.now()}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = createDatabase({ connectionString: url.href }, { onError: () => {} });
  await migrateDatabase(db, log);
  await db.close();
  return name;
}

async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(sql);
  await client.end();
}
