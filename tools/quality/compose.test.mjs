import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const text = read('docker-compose.yml');
const compose = parse(text, { merge: true });
const services = Object.entries(compose.services);
const jobs = services.filter(([, { build }]) => build?.args?.REMOTE);
const dockerfile = read('deploy/Dockerfile');

const sourcesOf = {
  api: read('api/src/platform/config/config.ts'),
  shell: read('shell/server/base/config.ts'),
  front: read('deploy/front/settings.envsh'),
};

describe('docker-compose.yml and its Dockerfile', () => {
  it('follows the Compose specification', () => {
    const { $schema: _, ...schema } = JSON.parse(read('deploy/compose-schema/compose-spec.json'));
    const validate = new Ajv({
      strict: false,
      allErrors: true,
      formats: { duration: true, 'json-pointer': true },
    }).compile(schema);
    const { 'x-process': _process, 'x-node': _node, 'x-remote': _remote, ...plain } = compose;
    expect(validate(plain) ? [] : validate.errors).toEqual([]);
    expect(validate({ ...plain, services: { front: { image: 1 } } })).toBe(false);
  });

  it('has a job per remote that sends its release, before the front starts', () => {
    const remotes = readdirSync(root).filter(
      (name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')),
    );
    const built = jobs.map(([, { build }]) => build.args.REMOTE);
    expect(built.toSorted()).toEqual(remotes.toSorted());
    const { environment } = compose.services.api;
    for (const [name, job] of jobs) {
      const remote = job.build.args.REMOTE.replaceAll('-', '_');
      expect(environment.RELEASE_TOKENS).toContain(`${remote}=${job.environment.RELEASE_TOKEN}`);
      expect(compose.services.front.depends_on[name]).toEqual({
        condition: 'service_completed_successfully',
        required: false,
      });
      expect(job.restart).toBe('no');
    }
  });

  it('exposes only the front', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['front']);
  });

  it('copies every workspace for a complete install', () => {
    const workspaces = JSON.parse(read('package.json')).workspaces.flatMap((pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => pattern.replace('*', name))
        : [pattern],
    );
    for (const workspace of workspaces)
      expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  });

  it('requires the settings that make-env prints', () => {
    const required = new Set([...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name));
    const printed = execFileSync(process.execPath, [join(root, 'deploy/make-env.mjs')], {
      encoding: 'utf8',
    })
      .split('\n')
      .map((line) => line.split('=')[0]);
    for (const name of required) expect(printed).toContain(name);
  });

  it('passes only settings that the processes read', () => {
    for (const [name, source] of Object.entries(sourcesOf))
      for (const setting of Object.keys(compose.services[name].environment))
        expect(source, `${name}: ${setting}`).toMatch(new RegExp(`\\b${setting}\\b`));
  });
});

describe.each(services)('container %s', (name, service) => {
  it('runs unprivileged on a read-only file system', () => {
    expect(service.user).toMatch(/^(node|nginx|postgres)$/);
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toContain('no-new-privileges:true');
  });
  it('has limits, and unless it is a job a health check and a restart rule', () => {
    const isJob = jobs.some(([each]) => each === name);
    if (!isJob) expect(service.healthcheck.test.length).toBeGreaterThan(1);
    expect(service.deploy.resources.limits).toMatchObject({
      cpus: expect.any(String),
      memory: expect.any(String),
    });
    expect(service.restart).toBe(isJob ? 'no' : 'unless-stopped');
    // PID 1 cannot be killed from within its container, so a hanging one needs init.
    expect(service.init).toBe(true);
  });
  it('is built from a target of the Dockerfile, or is PostgreSQL', () => {
    const from = service.build ? `AS ${service.build.target}` : service.image;
    const targets = [...dockerfile.matchAll(/^FROM \S+ (AS \S+)$/gm)].map(([, target]) => target);
    expect([...targets, 'postgres:NN'], from).toContain(from.replace(/^(postgres:)\d.*/, '$1NN'));
  });
});

describe('network of the shell', () => {
  it('reaches the other containers only', () => {
    const { networks } = compose.services.shell;
    expect(networks).toEqual(['site']);
    expect(compose.networks.site.internal).toBe(true);
  });
  it.each(['front', 'api'])('is not the only one of %s', (name) =>
    expect(compose.services[name].networks).toEqual(['site', 'outside']),
  );
});

describe('settings in docs/settings.md', () => {
  // Embedded database, development, release commands, or set by compose file and images.
  const APART = new Set([
    'PORT',
    'API_PORT',
    'HOST',
    'DATA_DIR',
    'SERVER_CACHE_DIR',
    'REMOTE_OVERRIDES',
    'RELEASED_BY',
    // Containers log to stdout.
    'LOG_DIR',
    'RELEASE_TOKEN',
    'SNAPSHOTS_KEPT',
    'MIN_FREE',
    'TLS_DIR',
    'PUBLISH',
    'PUBLISH_TLS',
    'TAG',
    'TAG_MF_PUBLIC',
    'POSTGRES_PASSWORD',
    'SHELL_SERVERS',
  ]);
  const documented = [...read('docs/settings.md').matchAll(/^\| (`[A-Z][^|]*)\|/gm)].flatMap(
    ([, names]) => [...names.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name),
  );
  const reaching = documented.filter((name) => !APART.has(name));
  it.each(reaching)('reach every container that reads them: %s', (name) => {
    const readers = Object.keys(sourcesOf).filter((each) =>
      new RegExp(`\\b${name}\\b`).test(sourcesOf[each]),
    );
    expect(readers).not.toEqual([]);
    for (const reader of readers)
      expect(Object.keys(compose.services[reader].environment), reader).toContain(name);
  });
});
