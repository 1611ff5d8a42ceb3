import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';

// Runs one build of a remote and says over the channel what came of it: { contract, routes } or { error }.
const { kind, name, entry, shared } = JSON.parse(process.argv[2] ?? '{}');
const say = (message) => new Promise((resolve) => process.send?.(message, resolve));

try {
  const module = kind === 'server' ? await import(pathToFileURL(entry).href) : await loadExposed();
  const routes = Array.isArray(module?.routes) ? module.routes : null;
  await say({ contract: module?.contract, routes: routes && describeRoutes(routes) });
} catch (error) {
  await say({ error: error instanceof Error ? error.message : String(error) });
}
process.exit(0);

// As the shell does it: the runtime is the shell's, the shared packages are those of its page.
async function loadExposed() {
  standInForBrowser();
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const require = createRequire(entry);
  const found = await Promise.all(
    Object.entries(shared).map(async ([packageName, range]) => [
      packageName,
      {
        version: '0.0.0',
        scope: ['default'],
        // Versions are another gate's.
        shareConfig: { singleton: true, requiredVersion: false, strictVersion: false, range },
        lib: await load(packageName, require),
      },
    ]),
  );
  const host = createInstance({
    name: 'shell',
    remotes: [{ name, entry: pathToFileURL(entry).href, type: 'module' }],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      found.map(([key, { lib, ...rest }]) => [key, { ...rest, lib: () => lib }]),
    ),
    plugins: [{ name: 'entry', loadEntry: () => import(pathToFileURL(entry).href) }],
  });
  return host.loadRemote(`${name}/remote`, { from: 'runtime' });
}

// A back-office package is no part of the shell's own installation: where it is missing, something stands in that can be called and read in any way.
async function load(packageName, require) {
  try {
    return await import(pathToFileURL(require.resolve(packageName)).href);
  } catch {
    return anything();
  }
}
function anything() {
  const stand = new Proxy(function stand() {}, {
    get(target, key) {
      if (key === 'then') return undefined;
      if (key === Symbol.toPrimitive) return () => '';
      return key === 'prototype' ? target.prototype : stand;
    },
    apply: () => stand,
    construct: () => stand,
  });
  return stand;
}
function standInForBrowser() {
  const define = (key, value) =>
    Object.defineProperty(globalThis, key, { value, configurable: true, writable: true });
  const element = () => {
    const attributes = {};
    return Object.assign(Object.create(anything()), {
      setAttribute: (key, value) => {
        attributes[key] = value;
      },
      getAttribute: (key) => attributes[key] ?? null,
      addEventListener: (event, listener) =>
        event === 'load' && setTimeout(listener, 0, { type: event }),
      append: () => {},
      // A style sheet: it has arrived.
      set onload(listener) {
        setTimeout(listener, 0);
      },
    });
  };
  const list = () => [];
  define('window', globalThis);
  define('self', globalThis);
  define('location', new URL('http://127.0.0.1/'));
  define('navigator', {
    language: 'zh-TW',
    languages: ['zh-TW'],
    userAgent: 'check',
    onLine: true,
  });
  define('document', {
    createElement: element,
    querySelector: () => null,
    querySelectorAll: list,
    getElementsByTagName: list,
    getElementById: () => null,
    addEventListener: () => {},
    removeEventListener: () => {},
    head: Object.assign(element(), { appendChild: (child) => child }),
    body: element(),
    documentElement: element(),
    cookie: '',
    baseURI: 'http://127.0.0.1/',
    readyState: 'complete',
  });
  define('addEventListener', () => {});
  define('removeEventListener', () => {});
  define('dispatchEvent', () => true);
  define('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  define('localStorage', memory());
  define('sessionStorage', memory());
}
function memory() {
  const entries = new Map();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, String(value)),
    removeItem: (key) => void entries.delete(key),
  };
}

function describeRoutes(routes) {
  return routes.map(({ id, path, lazy, children }) => ({
    id,
    path,
    isLazy: typeof lazy === 'function',
    children: describeRoutes(children ?? []),
  }));
}
