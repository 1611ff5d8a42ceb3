import { join } from 'node:path';
import { SHELL_PATHS } from '@admissions/protocol/releases';
import { openTempFolder } from '@admissions/tools/testing-node';
import { describe, expect, test } from 'vitest';
import { adminRoutes } from '../src/admin-routes.tsx';
import { buildApp } from './app.ts';
import { readConfig } from './base/config.ts';
import { writeClient } from './testing/shell.ts';

const temp = openTempFolder();
const isReserved = (path: string) =>
  SHELL_PATHS.some((base) => path === base || path.startsWith(`${base}/`));

/** Parses Fastify's route tree, indented by four per level. */
function readRoutes(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, piece, methods] = /^(.*)[├└]── (\S*)(?: \((.*)\))?/.exec(line) ?? [];
    if (indent === undefined || piece === undefined) return [];
    above.length = indent.length / 4;
    above.push(piece);
    return methods === undefined || methods === '-' ? [] : [above.join('')];
  });
}

describe('reserved paths', () => {
  test('include every route of the server', async () => {
    const app = await buildApp({
      config: {
        ...readConfig({ DATA_DIR: join(temp.path, 'data') }, temp.path),
        logLevel: 'silent',
      },
      clientDir: await writeClient(temp.path),
      rendererProgram: join(temp.path, 'renderer.js'),
      entry: () => Promise.reject(new Error('no page is rendered')),
    });
    await app.ready();
    const routes = readRoutes(app.printRoutes());
    await app.close();
    expect(routes).toEqual(
      expect.arrayContaining(['/healthz', '/metrics', '/api/*', '/remotes/*']),
    );
    // `/*` serves pages, which are claimed.
    const own = routes.filter((route) => route !== '/*');
    expect(own.filter((route) => !isReserved(route.replace(/\/?\*$/, '')))).toEqual([]);
  });
  test('include every back-office page of the shell', () => {
    const paths = (routes: ReturnType<typeof adminRoutes>): string[] =>
      routes.flatMap(({ path, children }) => [
        ...(path ? [`/${path}`] : []),
        ...paths(children ?? []),
      ]);
    const own = paths(adminRoutes([])).filter((path) => !/^\/(\*|admin)$/.test(path));
    expect(own).toContain('/admin/login');
    expect(own.filter((path) => !isReserved(path))).toEqual([]);
  });
});
