import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import dockerignore from '@balena/dockerignore';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/node.ts';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const lines = dockerfile.replaceAll('\\\n', ' ').split('\n');
/** Base, name and lines of each stage. */
const stages = lines.reduce((found, line) => {
  const [, from, name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
  if (name) found.push({ from, name, lines: [] });
  else found.at(-1)?.lines.push(line);
  return found;
}, []);
const shipped = stages.filter(({ name }) => ['api', 'shell', 'remote', 'front'].includes(name));

describe('sources of an image', () => {
  const ignored = dockerignore().add(read('.dockerignore'));
  const copied = stages.flatMap(({ name, lines }) =>
    lines.flatMap((line) =>
      (/^COPY (?!--from=)(.+) \S+$/.exec(line)?.[1] ?? '')
        .split(' ')
        .flatMap((source) => (source && source !== '.' ? [[name, source]] : [])),
    ),
  );
  it('are copied by name in many lines, as this test assumes', () =>
    expect(copied.length).toBeGreaterThan(15));
  it.each(copied)('reach stage %s through .dockerignore: %s', (_stage, source) => {
    expect(source).not.toMatch(/[*?[]/);
    expect(ignored.ignores(source)).toBe(false);
    expect(existsSync(join(root, source))).toBe(true);
  });
  it.each([
    '.env',
    '.env.local',
    'node_modules/x/index.js',
    'shell/node_modules/x',
    'api/dist/server.js',
    'data/secrets.json',
    '.git/HEAD',
    'shell/.cache/x',
    'deploy/tls/site.key',
  ])('exclude secrets, builds and data: %s', (file) => expect(ignored.ignores(file)).toBe(true));
});

describe.each(shipped)('image $name', ({ name, lines }) => {
  const text = lines.join('\n');
  it.runIf(name !== 'remote')('has a health check, also without a compose file', () =>
    expect(text).toMatch(/^HEALTHCHECK .*CMD \[/m),
  );
  it('has a base that can be pinned by digest', () => {
    const { from } = shipped.find((each) => each.lines === lines);
    const [, argument] = /^\$\{([A-Z_]+)\}$/.exec(from);
    expect(dockerfile).toMatch(new RegExp(`^ARG ${argument}=\\S+:\\S+$`, 'm'));
  });
});

describe('production install', () => {
  const lock = JSON.parse(read('package-lock.json')).packages;
  const BUILDS = [
    'vite',
    'rolldown',
    'esbuild',
    'typescript',
    'lightningcss',
    'playwright-core',
    'antd',
    '@ant-design/icons',
    'vitest',
    '@biomejs/biome',
    'knip',
    'autocannon',
  ];
  const folder = temporaryFolder();

  // All run-time dependencies of the package.json files, as npm ci --omit=dev installs them.
  function installed(at) {
    const found = new Set();
    const visit = (parent, names) => {
      for (const name of names) {
        const path = resolvePath(parent, name);
        if (!path || found.has(path)) continue;
        found.add(path);
        const {
          dependencies,
          optionalDependencies,
          peerDependencies = {},
          peerDependenciesMeta = {},
        } = lock[path];
        const peers = Object.keys(peerDependencies).filter(
          (each) => !peerDependenciesMeta[each]?.optional,
        );
        visit(path, Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers));
      }
    };
    for (const workspace of JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')).workspaces) {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(at, workspace, 'package.json'), 'utf8'),
      );
      expect(devDependencies).toBeUndefined();
      visit(workspace, Object.keys(dependencies ?? {}));
    }
    return [...found].map((path) => path.split('node_modules/').at(-1));
  }
  function resolvePath(from, name) {
    for (
      let parent = from;
      ;
      parent = parent.includes('/node_modules/')
        ? parent.slice(0, parent.lastIndexOf('/node_modules/'))
        : ''
    ) {
      const path = `${parent && `${parent}/`}node_modules/${name}`;
      if (lock[path] && !lock[path].link) return path;
      if (parent === '') return undefined;
    }
  }
  it.each([
    ['api', 'fastify'],
    ['shell', 'react-dom'],
  ])(
    'of %s has its run-time packages and none for build, tests or the back office’s pages',
    (workspace, needed) => {
      const at = join(folder, workspace);
      const workspaces = Object.keys(lock).filter(
        (each) => each !== '' && !each.includes('node_modules/'),
      );
      for (const file of [
        'package.json',
        'package-lock.json',
        ...workspaces.map((each) => `${each}/package.json`),
      ]) {
        mkdirSync(dirname(join(at, file)), { recursive: true });
        cpSync(join(root, file), join(at, file));
      }
      execFileSync(process.execPath, [join(root, 'deploy/production-manifests.mjs'), workspace], {
        cwd: at,
      });
      const names = installed(at);
      expect(names).toContain(needed);
      expect(names.filter((name) => BUILDS.includes(name))).toEqual([]);
      expect(names).not.toContain(workspace === 'api' ? 'react' : '@electric-sql/pglite');
    },
  );
});
