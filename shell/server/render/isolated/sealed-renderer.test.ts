import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeRelease } from '../../testing/release.ts';
import { buildRenderer } from '../../testing/renderer.ts';
import { createServerBuilds } from '../server-builds.ts';
import { findLauncher } from './launcher.ts';
import { startRenderer } from './renderer-process.ts';

const root = resolve(import.meta.dirname, '../../../..');
// Each hop leaves node_modules through the link: two more names, but still at the root.
const hop = 'node_modules/@admissions/api/..';
let folder: string;
let program: string;
let outside: string;

beforeAll(async () => {
  program = await buildRenderer();
  folder = await mkdtemp(join(tmpdir(), 'sealed-'));
  outside = join(folder, 'outside.mjs');
  await writeFile(outside, 'export const secret = 1;');
}, 60_000);
afterAll(async () => {
  await rm(dirname(program), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
async function openRelease(top: string) {
  const cacheDir = join(folder, 'cache');
  const releasesDir = join(folder, 'releases');
  const release = await writeRelease(releasesDir, {
    version: `1.0.${count++}`,
    files: {
      'server/remote.js': `${top}\nexport const contract = '2';\nexport const routes = [];`,
    },
  });
  const releaseFolder = await createServerBuilds({
    releasesDir,
    cacheDir,
    program,
  }).ensureVerifiedCopy(release);
  return { releaseFolder, serverEntry: 'server/remote.js' };
}
const start = (release: Awaited<ReturnType<typeof openRelease>>) =>
  startRenderer({
    ...release,
    program,
    name: 'mf_public',
    heapMegabytes: 128,
    startTimeoutMs: 30_000,
    onLine: () => {},
    onCrash: () => {},
  });

/** Names of the attempts that the renderer does not deny. */
async function findReached(attempts: Record<string, string>): Promise<string[]> {
  const list = Object.entries(attempts).map(
    ([name, code]) => `[${JSON.stringify(name)}, async () => { return ${code}; }]`,
  );
  const release = await openRelease(`
import fs from 'node:fs';
import os from 'node:os';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
const { promises } = fs;
const require = createRequire(import.meta.url);
const own = fileURLToPath(import.meta.url);
const here = fileURLToPath(new URL('.', import.meta.url));
const written = own + '.written';
const outside = ${JSON.stringify(outside)};
const reached = [];
for (const [name, attempt] of [${list.join(',\n')}]) {
  try { if (await attempt()) reached.push(name); } catch {}
}
throw new Error('REACHED' + JSON.stringify(reached));`);
  const failure = await start(release).catch((error: Error) => error.message);
  const [, json] = /REACHED(\[.*\])/.exec(String(failure)) ?? [];
  return json === undefined ? [String(failure)] : JSON.parse(json);
}

const up = '/..'.repeat(30);
const paths = () => ({
  'outside of all folders': outside,
  'through a link in node_modules': `${root}/${hop}/package.json`,
  'by repeated hops': `${root}/${Array(20).fill(hop).join('/')}/${up}/etc/passwd`,
  'above the program': `${dirname(program)}${up}/etc/passwd`,
  'above the packages': `${dirname(program)}/packages${up}/etc/passwd`,
  'the environment of the shell': `/proc/${process.pid}/environ`,
  'the memory map of the shell': `/proc/${process.pid}/maps`,
  'its own environment': '/proc/self/environ',
  'the root of its own process': '/proc/self/root/etc/passwd',
  'the folder of its own process': `/proc/self/cwd${up}/etc/passwd`,
});

describe('a sealed renderer', () => {
  test('reads its own files and packages', async () => {
    const attempts = {
      'its own file': 'fs.readFileSync(own)',
      'its own folder': 'fs.readdirSync(here).length > 0',
      'a package': "(await import('react')).useState",
      'a failing attempt': "fs.readFileSync(here + 'nothing')",
    };
    expect(await findReached(attempts)).toEqual(['its own file', 'its own folder', 'a package']);
  });

  test('reads no path outside its folder', async () => {
    const attempts: Record<string, string> = {};
    for (const [name, path] of Object.entries(paths())) {
      const file = JSON.stringify(path);
      attempts[name] = `fs.readFileSync(${file}, 'utf8')`;
      attempts[`${name}, as a URL`] = `fs.readFileSync(new URL('file://' + ${file}), 'utf8')`;
      attempts[`${name}, as bytes`] = `fs.readFileSync(Buffer.from(${file}), 'utf8')`;
      attempts[`${name}, by a promise`] = `await promises.readFile(${file}, 'utf8')`;
      attempts[`${name}, by a stream`] = `await text(fs.createReadStream(${file}))`;
      attempts[`${name}, relative`] =
        `(process.chdir('/'), fs.readFileSync('.' + ${file}, 'utf8'))`;
    }
    expect(await findReached(attempts)).toEqual([]);
  });

  test('reads no file by other means', async () => {
    expect(
      await findReached({
        opened: 'fs.openSync(outside) > 0',
        'opened by a promise': 'await promises.open(outside)',
        'as a blob': '(await (await fs.openAsBlob(outside)).text())',
        copied: '(fs.copyFileSync(outside, written), true)',
        'copied by cp': '(fs.cpSync(outside, written), true)',
        'copied by a promise': '(await promises.cp(outside, written), true)',
        linked: '(fs.linkSync(outside, written), true)',
        'linked by name': '(fs.symlinkSync(outside, written), true)',
        'its size': 'fs.statSync(outside)',
        'its size, of a link': 'fs.lstatSync(outside)',
        'that it exists': 'fs.existsSync(outside)',
        'access to it': '(fs.accessSync(outside), true)',
        'its real path': 'fs.realpathSync.native(outside)',
        'a link of the system': "fs.readlinkSync('/proc/self/exe')",
        'the file system': 'fs.statfsSync(outside)',
        'changes of it': '(fs.watch(outside).close(), true)',
        'the folder of it': "fs.readdirSync(outside.replace(/[^/]+$/, ''))",
        'the folder above its own': "fs.readdirSync(here + '../..')",
        'the folder of other releases': "fs.readdirSync(here + '../../..')",
        'the root': "fs.opendirSync('/')",
        'the root by a promise': "await promises.readdir('/')",
        processes: "fs.readdirSync('/proc')",
        'open files': "fs.readdirSync('/proc/self/fd')",
        glob: "fs.globSync('/etc/*').length > 0",
        imported: 'await import(pathToFileURL(outside).href)',
        'imported as JSON': `await import('file://${root}/package.json', { with: { type: 'json' } })`,
        required: `require('${root}/package.json')`,
        'a binding': "process.binding('fs')",
        'an environment file': `(process.loadEnvFile('${root}/.nvmrc'), true)`,
      }),
    ).toEqual([]);
  });

  test('starts no program, writes no file and reaches no other process', async () => {
    expect(
      await findReached({
        'a file': "(fs.writeFileSync(written, ''), true)",
        'a file in /tmp': "(fs.writeFileSync('/tmp/sealed-written', ''), true)",
        'a folder': "fs.mkdtempSync('/tmp/sealed-')",
        'a report': 'process.report.writeReport(written)',
        'a picture of its heap': "require('node:v8').writeHeapSnapshot(written)",
        'the output of V8': "(require('node:v8').setFlagsFromString('--prof'), true)",
        'the output of V8 by its name':
          "((await import('node:v8')).setFlagsFromString('--prof'), true)",
        'a heap near its limit': "(require('node:v8').setHeapSnapshotNearHeapLimit(1), true)",
        traces: "require('node:trace_events').createTracing({ categories: ['node'] })",
        'a database': "new (require('node:sqlite').DatabaseSync)(':memory:')",
        'a library':
          "(() => { try { return process.dlopen({ exports: {} }, own); } catch (error) { return error.code === 'ERR_DLOPEN_FAILED'; } })()",
        'native functions': "require('node:ffi').dlopen(null, {})",
        'a compile cache': "require('node:module').enableCompileCache('/tmp').status === 1",
        'a program': "require('node:child_process').execFileSync('/bin/true')",
        'another Node': "require('node:child_process').fork(own)",
        'a worker': "new (require('node:worker_threads').Worker)(own)",
        'another worker': "require('node:cluster').fork()",
        'module hooks': "(require('node:module').register('./hooks.js', import.meta.url), true)",
        WASI: "new (require('node:wasi').WASI)({ version: 'preview1', preopens: { '/': '/' } })",
        'the inspector': "(require('node:inspector').open(0), true)",
        'a session of the inspector': "(new (require('node:inspector').Session)().connect(), true)",
        'another program in its place': "(process.execve('/bin/true'), true)",
        'a signal': `process.kill(${process.pid}, 0)`,
        'the debugger of the shell': `(process._debugProcess(${process.pid}), true)`,
        'the priority of the shell': `(os.setPriority(${process.pid}, os.getPriority()), true)`,
        'the priority by its name': `((await import('node:os')).setPriority(${process.pid}, os.getPriority()), true)`,
        'the priority by require': `(require('os').setPriority(${process.pid}, os.getPriority()), true)`,
      }),
    ).toEqual([]);
  });

  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isDeniedByNode = major > 25 || (major === 25 && minor >= 9);

  test.runIf(isDeniedByNode || findLauncher().includes('--net'))('has no network', async () => {
    const server = createServer((socket) => socket.end('hello'));
    const socketFile = join(folder, 'socket');
    const local = createServer((socket) => socket.end('hello'));
    const abstract = createServer((socket) => socket.end('hello'));
    await Promise.all([
      new Promise<void>((done) => server.listen(0, '127.0.0.1', done)),
      new Promise<void>((done) => local.listen(socketFile, done)),
      new Promise<void>((done) => abstract.listen(`\0${socketFile}`, done)),
    ]);
    const { port } = server.address() as AddressInfo;
    const connect = (to: string) => `await text(require('node:net').connect(${to}))`;
    const reached = await findReached({
      'a port of the machine': connect(`${port}, '127.0.0.1'`),
      'a port by fetch': `await fetch('http://127.0.0.1:${port}/').catch((error) => error.cause.code?.startsWith('HPE_'))`,
      'a port by HTTP/2': `await new Promise((done, failed) => require('node:http2').connect('http://127.0.0.1:${port}').on('connect', done).on('error', failed)) ?? true`,
      'an abstract socket': connect(JSON.stringify(`\0${socketFile}`)),
      // Network namespaces do not cover sockets in the file system.
      ...(isDeniedByNode && { 'a socket in the file system': connect(`'${socketFile}'`) }),
    });
    for (const each of [server, local, abstract]) each.close();
    expect(reached).toEqual([]);
  });

  test('has only the production environment', async () => {
    expect(
      await findReached({ environment: "Object.keys(process.env).join() !== 'NODE_ENV'" }),
    ).toEqual([]);
  });

  test('starts in a linked folder', async () => {
    const link = join(folder, 'link');
    await symlink(join(folder, 'cache'), link);
    const { releaseFolder, serverEntry } = await openRelease('');
    const renderer = await start({
      releaseFolder: releaseFolder.replace(join(folder, 'cache'), link),
      serverEntry,
    });
    expect(renderer.routes).toEqual([]);
    renderer.end();
  });

  test('does not start with a link in its folder', async () => {
    const release = await openRelease('');
    await symlink('/', join(release.releaseFolder, 'server/link'));
    await expect(async () => start(release)).rejects.toThrow(/server\/link is a link/);
  });

  test('does not start with a link beside its program', async () => {
    const release = await openRelease('');
    const link = join(dirname(program), 'packages/link');
    await symlink('/', link);
    await expect(async () => start(release)).rejects.toThrow(/packages\/link is a link/);
    // A shell creates these at start.
    const folders = { releasesDir: folder, cacheDir: folder, program };
    expect(() => createServerBuilds(folders)).toThrow(/packages\/link is a link/);
    await rm(link);
  });
});
