import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Owners, Registry, Release } from '@admissions/protocol/releases';
import { openTempFolder } from '@admissions/tools/testing-node';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeRelease } from '../../../../shell/server/testing/release.ts';
import { findReleaseFaults } from './find-release-faults.ts';

// Every check, as called by the site and by builds.
const CONTRACT = {
  contract: '2',
  packages: {
    react: { version: '19.3.1', exports: ['useState'] },
    '@admissions/store': { version: '1.0.0', exports: ['useMessage'] },
    '@admissions/admin-ui': { version: '1.0.0', exports: ['ListPage'] },
  },
};
type ReleaseOptions = NonNullable<Parameters<typeof writeRelease>[1]>;
interface Case {
  options: ReleaseOptions;
  /** Added to the written release. */
  more?: Partial<Release>;
  /** Null outside the site. */
  owners?: Owners['remotes'] | null;
}

const temp = openTempFolder();
let registry: Registry;
beforeEach(async () => {
  const standing = await writeRelease(join(temp.path, 'standing'), claiming('/', '/news'));
  registry = {
    remotes: {
      mf_public: { current: '1.0.0', previous: [], releases: { '1.0.0': standing } },
    },
  };
});

const claiming = (...paths: string[]) => ({ claims: paths.map((path) => ({ path, query: {} })) });
const remoteEntry = (body: string) =>
  `${body}\nexport const init = () => {};\nexport const get = async () => () => ({ contract: '2', routes: [] });`;
const noise = (kilobytes: number) =>
  `export const noise = '${randomBytes(kilobytes * 768).toString('base64')}';`;
const demo = { name: 'mf_demo', ...claiming('/demo') };

/** Title, release options, expected message, and additions to the written release. */
const CASES: [string, ReleaseOptions, RegExp, Omit<Case, 'options'>?][] = [
  [
    'a path that would be lost',
    { version: '1.1.0', ...claiming('/') },
    /\/news is a page of the current release and would be gone/,
  ],
  [
    'a claim without the query parameters it reads',
    { ...demo, claims: [{ path: '/demo' }] },
    /does not say what its page reads/,
  ],
  [
    'an entry that is too large',
    { ...demo, files: { 'remoteEntry.js': remoteEntry(noise(250)) } },
    /the scripts of mf_demo: \d+ kB after gzip, the budget is 140 kB/,
  ],
  [
    'antd for visitors',
    demo,
    /antd is bundled: it belongs to the back office/,
    { more: { packages: { antd: '6.6.8' } } },
  ],
  [
    'the back office’s kit for visitors',
    demo,
    /@admissions\/admin-ui belongs to the back office/,
    { more: { needs: { '@admissions/admin-ui': { range: '^1.0.0', names: ['ListPage'] } } } },
  ],
  [
    'a second zustand',
    demo,
    /zustand is bundled: the shell has it/,
    { more: { packages: { zustand: '5.1.0' } } },
  ],
  [
    'axios in a build without a list of its packages',
    { ...demo, files: { 'assets/http.js': "throw new E('ERR_BAD_OPTION_VALUE')" } },
    /axios is bundled \(in assets\/http\.js\)/,
  ],
  [
    'another major version of a shared package',
    demo,
    /it needs react \^20\.0\.0, the shell has 19\.3\.1/,
    { more: { needs: { react: { range: '^20.0.0', names: ['useState'] } } } },
  ],
  [
    'an export that the shell’s store lacks',
    demo,
    /it needs toast of @admissions\/store, which the shell's 1\.0\.0 does not have/,
    {
      more: { needs: { '@admissions/store': { range: '^1.0.0', names: ['toast', 'useMessage'] } } },
    },
  ],
  [
    'an export of a newer back-office kit',
    { name: 'mf_admin_demo', claims: [{ path: '/admin/news/demo', area: 'news' }] },
    /it needs Timeline of @admissions\/admin-ui/,
    { more: { needs: { '@admissions/admin-ui': { range: '^1.0.0', names: ['Timeline'] } } } },
  ],
  [
    'a browser build that imports a missing script',
    { ...demo, files: { 'remoteEntry.js': remoteEntry("import './assets/gone.js';") } },
    /remoteEntry\.js imports \.\/assets\/gone\.js, which is not in the release/,
  ],
  [
    'a page that imports a missing script',
    { ...demo, files: { 'assets/page.js': "import('../chunks/gone.js?v=1');" } },
    /assets\/page\.js imports \.\.\/chunks\/gone\.js\?v=1, which is not in the release/,
  ],
  [
    'a browser build that imports a package',
    { ...demo, files: { 'assets/page.js': "import 'react';" } },
    /assets\/page\.js imports react, which is not in the release/,
  ],
  [
    'a server build that imports an unshared package',
    { ...demo, files: { 'server/page.js': "export * from 'lodash';" } },
    /server\/page\.js imports lodash, which is not in the release/,
  ],
  ...[
    'h1',
    '*',
    ':root',
    'body > header',
    'html:has(.demo) header',
    'a[href=".x"]',
    ':is(.demo, h2)',
    '.demo, main',
  ].map((selector): (typeof CASES)[number] => [
    `the global selector ${selector}`,
    { ...demo, files: { 'assets/page.css': `@layer page { ${selector} { color: red } }` } },
    /assets\/page\.css: ".+" would style the whole site/,
  ]),
  [
    'a style sheet with a syntax error',
    { ...demo, files: { 'assets/page.css': '.demo { color: red' } },
    /assets\/page\.css is not a style sheet/,
  ],
  [
    'a script with a syntax error',
    { ...demo, files: { 'assets/page.js': 'export const = 1; import {' } },
    /assets\/page\.js is not a module/,
  ],
];

const OWNERS: Owners['remotes'] = { mf_public: { team: 'tests', prefixes: ['/', '/news'] } };
async function findFaults({ options, more, owners = OWNERS }: Case) {
  const release = { ...(await writeRelease(temp.path, options)), ...more };
  const { name, version } = release.manifest;
  return findReleaseFaults({
    folder: join(temp.path, name, version),
    release,
    registry,
    ...(owners && { owners: { remotes: owners } }),
    contract: CONTRACT,
  });
}

test.each(CASES)('refuses a release with %s', async (_title, options, sentence, more) =>
  expect((await findFaults({ options, ...more })).join('\n')).toMatch(sentence),
);

describe('the size of a release', () => {
  const names = ['one', 'two'];
  const page = (name: string) => ({ js: [`assets/${name}.js`, 'assets/shared.js'], css: [] });
  const options = {
    ...demo,
    files: {
      'assets/shared.js': noise(60),
      ...Object.fromEntries(names.map((name) => [`assets/${name}.js`, noise(70)])),
      'assets/photo.jpg': noise(300),
    },
  };
  const routes = Object.fromEntries(names.map((name) => [`mf_demo/${name}`, page(name)]));
  const findSizes = (owners: Case['owners'], files: Record<string, string> = options.files) =>
    findFaults({ options: { ...options, files }, more: { routes }, owners });
  test('is refused for each page with too many scripts', async () =>
    expect(await findSizes(OWNERS, { ...options.files, 'assets/shared.js': noise(130) })).toEqual([
      expect.stringMatching(/^the scripts of mf_demo\/(one|two): \d+ kB/),
      expect.stringMatching(/^the scripts of mf_demo\/(one|two): \d+ kB/),
    ]));
  test('counts neither pictures nor the scripts of other pages', async () =>
    expect(await findSizes(OWNERS)).toEqual([]));
  test('is checked by the budget of the operators, and only by the site', async () => {
    const small = { team: 'tests', prefixes: ['/demo'], budget: { page: 50_000 } };
    expect(await findSizes({ ...OWNERS, mf_demo: small })).toHaveLength(2);
    expect(await findSizes(null)).toEqual([]);
  });
});

describe('valid release', () => {
  const needs = { react: { range: '^19.0.0', names: ['useState'] } };
  const good = { options: demo, more: { needs, packages: { leaflet: '1.9.4' } } };
  test('passes all checks', async () => expect(await findFaults(good)).toEqual([]));
  test('may import its own scripts, shared packages and Node modules', async () => {
    const page = "import './other.js'; import('/remotes/mf_demo/1.0.0/assets/other.js');";
    const files = {
      'assets/page.js': `${page} import(name); import(\`./\${name}.js\`); // import './gone.js'`,
      'assets/other.js': 'export const text = "import \'./gone.js\'";',
      'server/page.js': "import 'node:path'; import 'react/jsx-runtime'; import './part.js';",
      'server/part.js': '',
    };
    expect(await findFaults({ ...good, options: { ...demo, files } })).toEqual([]);
  });
  test('may style everything inside its own classes', async () => {
    const css =
      '@layer page{.a h1,h2.b,body .c>*,:is(.d,.e) p,#f:not(:last-child){color:red}}.g{& h3{color:red}}@keyframes k{from{opacity:0}}';
    const files = { 'assets/page.css': css, 'server/page.css': 'h1 { color: red }' };
    expect(await findFaults({ ...good, options: { ...demo, files } })).toEqual([]);
  });
  test('is never executed', async () => {
    const code = "throw new Error('it was run');";
    const files = { 'remoteEntry.js': code, 'server/remote.js': code };
    expect(await findFaults({ ...good, options: { ...demo, files } })).toEqual([]);
  });
});
