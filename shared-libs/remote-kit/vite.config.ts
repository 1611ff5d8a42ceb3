import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const tools = join(import.meta.dirname, '../../tools');

// The code is that of the tools: what they build and check here, a team builds and checks in its own repository.
export default defineConfig({
  ssr: { resolve: { conditions: ['source'] }, noExternal: ['@admissions/releases'] },
  define: { __REPOSITORY_PACKAGES__: JSON.stringify(readPackages()) },
  build: {
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    ssr: true,
    minify: false,
    rolldownOptions: {
      input: {
        cli: join(tools, 'kit/cli.mjs'),
        index: join(tools, 'kit/index.mjs'),
      },
      // Not published: the site's own package of release code becomes part of the kit.
      external: (id) => !/^([./\0]|[A-Za-z]:|@admissions\/releases)/.test(id),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

/** The versions that this tree has of what a new repository installs. */
function readPackages(): Record<string, string> {
  const { packages } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
  ) as { packages: Record<string, { version?: string; resolved?: string }> };
  const names = [
    '@admissions/api-client',
    '@admissions/model',
    '@admissions/protocol',
    '@admissions/remote-kit',
    '@admissions/site-content',
    '@admissions/store',
    '@admissions/ui',
    '@biomejs/biome',
    '@module-federation/vite',
    '@testing-library/dom',
    '@testing-library/react',
    '@types/react',
    '@vitejs/plugin-react',
    'jsdom',
    'react',
    'react-dom',
    'react-router',
    'typescript',
    'vite',
    'vitest',
    'zod',
    'zustand',
  ];
  return Object.fromEntries(
    names.map((name) => {
      const entry = packages[`node_modules/${name}`];
      // Ours are links to their folders.
      const version = entry?.version ?? packages[entry?.resolved ?? 'none']?.version;
      if (!version) throw new Error(`${name} is not in package-lock.json.`);
      return [name, version];
    }),
  );
}
