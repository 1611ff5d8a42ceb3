// Appended to the runtime of React Refresh: the deployed shell's production React ignores edits,
// so each component of the remote is shown by a stable wrapper that renders its newest code.
import { createElement as element, useSyncExternalStore } from 'react';

let edits = 0;
const listeners = new Set();
const wrappers = new WeakMap();
const remounts = new WeakMap();

function subscribe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const useEdits = () => useSyncExternalStore(subscribe, () => edits);

/** The component to show in place of one of the remote; other types are returned as they are. */
export function shown(type) {
  const family = allFamiliesByType.get(type);
  if (!family) return type;
  if (!wrappers.has(family)) wrappers.set(family, wrap(family));
  return wrappers.get(family);
}

function wrap(family) {
  // Hooks of the component belong to this one, so its state survives an edit.
  function Newest(props) {
    useEdits();
    const { current } = family;
    return typeof current === 'function' && !isReactClass(current)
      ? current(props)
      : element(current, props);
  }
  return function Shown(props) {
    useEdits();
    return element(Newest, { ...props, key: remounts.get(family) });
  };
}

const renderer = {
  setRefreshHandler() {},
  scheduleRefresh(_root, { staleFamilies, updatedFamilies }) {
    edits += 1;
    for (const family of staleFamilies) remounts.set(family, edits);
    const isShown = [...staleFamilies, ...updatedFamilies].some((one) => wrappers.has(one));
    // Otherwise the shell's error page is shown, or a library renders the component.
    if (!isShown || listeners.size === 0) location.reload();
    for (const listener of listeners) listener();
  },
};
const root = {};
helpersByRendererID.set('shell', renderer);
helpersByRoot.set(root, renderer);
mountedRoots.add(root);

const pages = new Map();
const COMPONENTS = ['Component', 'ErrorBoundary', 'HydrateFallback'];
const CALLS = ['loader', 'action'];

/** Routes that show the newest components and call the newest loaders of their pages. */
export const shownRoutes = (routes) =>
  routes.map(({ lazy, children, ...route }) => ({
    ...shownParts(route),
    ...(lazy && { lazy: shownLazy(route.id?.split('@', 1)[0], lazy) }),
    ...(children && { children: shownRoutes(children) }),
  }));

const shownParts = (page) => ({
  ...page,
  ...Object.fromEntries(
    COMPONENTS.filter((name) => page[name]).map((name) => [name, shown(page[name])]),
  ),
});

function shownLazy(id, lazy) {
  if (typeof lazy !== 'function')
    return Object.fromEntries(
      Object.entries(lazy).map(([name, load]) => [name, async () => shown(await load())]),
    );
  return async () => {
    const page = await lazy();
    pages.set(id, page);
    const newest = (name) => [name, (...all) => pages.get(id)[name](...all)];
    return {
      ...shownParts(page),
      ...Object.fromEntries(CALLS.filter((name) => page[name]).map(newest)),
    };
  };
}

// A new loader needs a reload: the router has the route without one.
globalThis.__getReactRefreshIgnoredExports = ({ id }) =>
  [...pages].flatMap(([page, exports]) =>
    id.includes(`src${page.slice(page.indexOf('/'))}.`)
      ? PAGE_EXPORTS.filter((name) => name in exports)
      : [],
  );
globalThis.__acceptEditedPage = (id, page) => {
  const before = pages.get(id);
  if (CALLS.some((name) => before?.[name] && !page[name])) return location.reload();
  pages.set(id, page);
  // The router loads the data of the same address again.
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
};

// The server renders the page that is shown, too, and answers with its error.
const reportPage = () => import.meta.hot.send('remote:shown', location.pathname + location.search);
import.meta.hot.on('vite:afterUpdate', reportPage);
// Hydration removes an overlay that is shown before.
const waiting = setInterval(() => {
  if (!document.documentElement.dataset.hydrated) return;
  clearInterval(waiting);
  reportPage();
}, 100);
