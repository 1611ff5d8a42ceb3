// `npm run fixture -w api`: saves a data folder (and with TEST_DATABASE_URL a dump) as fixture.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';
import { runnerImport } from 'vite';

const root = path.join(import.meta.dirname, '..');
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const target = path.join(import.meta.dirname, 'fixtures', version);
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'fixture-'));
// Only for fixtures: public.
const secrets = { DATA_KEY: '9eb8c30f837d83d2ab11b26d590839184f076ebe901c9d0dc933f768e32977b9' };

const load = async (file) =>
  (
    await runnerImport(path.join(import.meta.dirname, 'src', file), {
      configFile: path.join(import.meta.dirname, 'vite.config.ts'),
      root: import.meta.dirname,
      environments: {
        inline: { resolve: { noExternal: [/^@admissions\//], conditions: ['source'] } },
      },
    })
  ).module;
const { fillDatabase, FIXTURE_MEDIA } = await load('tests/testing/fill-database.ts');

fs.mkdirSync(target, { recursive: true });
const dataDir = path.join(work, 'data');
fs.mkdirSync(path.join(dataDir, 'media'), { recursive: true });
fs.copyFileSync(
  path.join(import.meta.dirname, 'seed/media/doc-worksheet.odt'),
  path.join(dataDir, 'media', FIXTURE_MEDIA),
);
fs.writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify(secrets));
const programs = pathToFileURL(`${path.join(import.meta.dirname, 'dist')}/`);
const settings = { ...secrets, DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' };
const counts = await fillDatabase(settings, programs);
save(
  'data.tar.br',
  execFileSync('tar', ['-c', '-C', dataDir, 'media', 'pg', 'secrets.json'], LARGE()),
);
fs.writeFileSync(path.join(target, 'counts.json'), `${JSON.stringify(counts, null, 2)}\n`);

const server = process.env.TEST_DATABASE_URL;
if (server) {
  const url = new URL(server);
  url.pathname = `/fixture_${process.pid}`;
  await onServer(`create database fixture_${process.pid}`);
  await fillDatabase({ ...settings, DATABASE_URL: url.href }, programs);
  const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', url.href], LARGE());
  // psql meta-commands, which other clients reject.
  save('dump.sql.br', Buffer.from(dump.toString().replace(/^\\.*$/gm, '')));
  await onServer(`drop database fixture_${process.pid} with (force)`);
}
fs.rmSync(work, { recursive: true, force: true });
process.exit(0);

function LARGE() {
  return { maxBuffer: 2 ** 30 };
}
function save(name, bytes) {
  // Three databases of a cluster are nearly identical: the window must cover all of them.
  const params = {
    [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
    [constants.BROTLI_PARAM_LGWIN]: 28,
    [constants.BROTLI_PARAM_QUALITY]: 11,
  };
  const packed = brotliCompressSync(bytes, { params });
  fs.writeFileSync(path.join(target, name), packed);
  console.log(`${path.join('fixtures', version, name)}: ${packed.length} bytes`);
}
async function onServer(sql) {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(sql);
  await client.end();
}
