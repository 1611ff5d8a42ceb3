import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { PAGE_EXPORTS } from '../vite/edited-pages.mjs';
import RUNTIME from './refresh-runtime.js?raw';

const REFRESH = '/@react-refresh';
const JSX = /^virtual:shown(\/jsx-(dev-)?runtime)?$/;
const OWN = '?own';

const JSX_RUNTIME = `import { createElement as element } from 'react';
import { Fragment, jsx as one, jsxs as several } from 'react/jsx-runtime';
import { shown } from '${REFRESH}';
export { Fragment };
export const createElement = (type, ...rest) => element(shown(type), ...rest);
export const jsx = (type, props, key) => one(shown(type), props, key);
export const jsxs = (type, props, key) => several(shown(type), props, key);
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
`;

/** Must be in the page before the remote runs, with the nonce of Vite's elements. */
export const REFRESH_PREAMBLE =
  '<meta property="csp-nonce" nonce="dev"><script nonce="dev">window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>';

/** Vite plugin: edits show in a production shell and keep the state of the page. */
export function refreshInShell(dir) {
  const remote = normalizePath(join(dir, 'src/remote.tsx'));
  return {
    name: 'refresh-in-shell',
    enforce: 'pre',
    config: () => ({ oxc: { jsx: { importSource: 'virtual:shown' } } }),
    resolveId: (id) => (JSX.test(id) ? id : null),
    load: {
      // Before React's plugin, which has a runtime of its own.
      order: 'pre',
      handler(id) {
        if (JSX.test(id)) return JSX_RUNTIME;
        if (id === REFRESH) return readRuntime();
        if (id !== remote) return null;
        return `import { shownRoutes } from '${REFRESH}';
import { routes as own } from '${remote}${OWN}';
export * from '${remote}${OWN}';
export const routes = shownRoutes(own);
`;
      },
    },
  };
}

// That of this package's own version: the appended code uses its variables.
function readRuntime() {
  const plugin = fileURLToPath(import.meta.resolve('@vitejs/plugin-react'));
  const refresh = readFileSync(join(dirname(plugin), 'refresh-runtime.js'), 'utf8');
  return `${refresh}\nconst PAGE_EXPORTS = ${JSON.stringify(PAGE_EXPORTS)};\n${RUNTIME}`;
}
