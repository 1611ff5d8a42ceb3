import { buildSources, toJson, toLiteral } from './remote-files.mjs';

const OURS = ['model', 'protocol', 'site-content', 'store', 'ui'].map(
  (name) => `@admissions/${name}`,
);

/**
 * Files of a repository with one visitors' remote, by path.
 * `remote`: from describeRemote; `versions`: installed packages; `shell`: address in the README.
 * `vendored`: files below vendor/ by package; empty to install from a registry.
 */
export const buildRepository = ({ remote, versions, vendored, shell }) => ({
  ...buildSources(remote, '@admissions/remote-kit'),
  'package.json': toJson(buildPackageJson({ remote, versions, vendored })),
  'vitest.config.ts': VITEST,
  'tsconfig.json': TSCONFIG,
  'biome.json': BIOME,
  // react-router runs on Node 20.19, although it states 22.22: no warning at each installation.
  '.npmrc': 'loglevel=error\n',
  '.gitignore': 'node_modules/\ndist/\n*.key\n*.token\n',
  '.github/workflows/ci.yml': CI,
  'README.md': writeReadme(remote, shell),
  'src/testing/show-page.tsx': SHOW_PAGE,
  [`src/features/${remote.short}/${remote.short}-page.test.tsx`]: writePageTest(remote),
  'src/release.test.ts': RELEASE_TEST,
});

function buildPackageJson({ remote: { folder }, versions, vendored }) {
  const pick = (names) =>
    Object.fromEntries(
      names.map((name) => {
        if (vendored[name]) return [name, `file:vendor/${vendored[name]}`];
        return [name, `^${versions[name]}`];
      }),
    );
  return {
    name: folder,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'admissions-remote dev',
      build: 'admissions-remote build',
      test: 'tsc --noEmit && biome check --error-on-warnings && vitest run',
      format: 'biome check --write',
      doctor: 'admissions-remote doctor',
      release: 'admissions-remote release',
      rollback: 'admissions-remote rollback',
      upgrade: 'admissions-remote upgrade',
    },
    engines: { node: '>=20.19' },
    dependencies: pick([...OURS, 'react', 'react-dom', 'react-router', 'zod', 'zustand']),
    devDependencies: pick([
      '@admissions/api-client',
      '@admissions/remote-kit',
      '@biomejs/biome',
      '@module-federation/vite',
      '@testing-library/dom',
      '@testing-library/react',
      '@types/react',
      '@vitejs/plugin-react',
      'jsdom',
      'typescript',
      'vite',
      'vitest',
    ]),
  };
}

const VITEST = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
});
`;

const TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2023",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "noImplicitOverride": true,
    "noFallthroughCasesInSwitch": true,
    "verbatimModuleSyntax": true,
    "erasableSyntaxOnly": true,
    "isolatedModules": true,
    "allowImportingTsExtensions": true,
    "resolveJsonModule": true,
    "skipLibCheck": true,
    "noEmit": true,
    "types": ["vite/client"]
  },
  "include": ["src", "*.config.ts"]
}
`;

const BIOME = `{
  "$schema": "./node_modules/@biomejs/biome/configuration_schema.json",
  "files": {
    "includes": ["**", "!**/*.md", "!dist", "!vendor", "!package-lock.json", "!shell-contract.json"]
  },
  "formatter": {
    "indentStyle": "space",
    "indentWidth": 2,
    "lineWidth": 100
  },
  "javascript": {
    "formatter": {
      "quoteStyle": "single"
    }
  },
  "css": {
    "parser": {
      "cssModules": true
    }
  }
}
`;

const CI = `name: CI
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm test
  release:
    if: github.ref == 'refs/heads/main'
    needs: test
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm run release -- --to="\${{ vars.SITE }}" --reason="\${{ github.sha }}"
        env:
          RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
`;

const SHOW_PAGE = `import type { Locale } from '@admissions/model';
import { en, zhTW } from '@admissions/model/catalogues';
import { AppStoreContext, addCatalogue, createAppStore } from '@admissions/store';
import { configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { routes } from '../routes.tsx';

addCatalogue('zh-TW', zhTW);
addCatalogue('en', en);
// A busy machine needs more than the default second to load and render a page.
configure({ asyncUtilTimeout: 10_000 });

// The shell shows a placeholder while a page loads; a test waits.
const AROUND = { HydrateFallback: () => null };

/** Renders an address of this remote inside the store and the router, as the shell does. */
export function showPage(at: string, locale: Locale): void {
  const router = createMemoryRouter([{ ...AROUND, children: routes }], { initialEntries: [at] });
  render(
    <AppStoreContext value={createAppStore({ locale })}>
      <RouterProvider router={router} />
    </AppStoreContext>,
  );
}
`;

const writePageTest = ({ path, texts: { title } }) => `// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page.tsx';

const TITLES = [
  {
    locale: 'zh-TW',
    title: ${toLiteral(title['zh-TW'])},
  },
  {
    locale: 'en',
    title: ${toLiteral(title.en)},
  },
] as const;

afterEach(cleanup);

describe('page ${path}', () => {
  it.each(TITLES)('has its title in $locale', async ({ locale, title }) => {
    showPage('${path}', locale);
    const [heading] = await screen.findAllByRole('heading', { level: 1 });
    expect(heading?.textContent).toBe(title);
  });
});
`;

const RELEASE_TEST = `import { findFaults } from '@admissions/remote-kit';
import { describe, expect, it } from 'vitest';
import manifest from '../remote.json' with { type: 'json' };
import { routes } from './routes.tsx';

describe('release of this remote', () => {
  it('is accepted by the shell of shell-contract.json', async () => {
    expect(await findFaults()).toEqual([]);
  }, 180_000);

  it('claims the addresses of its routes', () => {
    expect(manifest.claims.map(({ path }) => path)).toEqual(routes.map(({ path }) => \`/\${path}\`));
  });
});
`;

const writeReadme = (
  { mfName, path, manifest, texts: { title } },
  shell,
) => `# ${title.en} (${title['zh-TW']})

The remote \`${mfName}\` of the admissions site: the page \`${path}\`. Owner: ${manifest.owner}.

| command | what it does |
|---|---|
| \`npm install\` | installs what \`package.json\` lists; commit \`package-lock.json\` |
| \`npm run dev -- --shell=${shell}\` | shows the page in a deployed shell at http://127.0.0.1:3000${path}, with your edits |
| \`npm test\` | types, format, unit tests, and the release checks against \`shell-contract.json\` |
| \`npm run format\` | formats the files and mends what the linter can |
| \`npm run doctor -- --shell=${shell}\` | whether the deployed shell would accept it |
| \`npm run upgrade -- --shell=${shell}\` | raises the packages to those of that shell and updates \`shell-contract.json\` |
| \`npm run release -- --to=https://…\` | builds and sends it, with \`RELEASE_TOKEN\` |
| \`npm run rollback -- --to=https://…\` | rolls back to the previous release |

\`remote.json\` declares the remote's addresses, query parameters and menu entry. A release never changes: raise \`version\` in \`package.json\` first.
CI (\`.github/workflows/ci.yml\`) tests each change and releases the branch \`main\` to the site in the variable \`SITE\`, with the secret \`RELEASE_TOKEN\`.

The site's own packages are the files in \`vendor/\`, or come from the registry that the site's team names.
React, the router, the store and the parts of pages are the shell's at run time: install them for types and tests, and raise them together with the shell.
`;
