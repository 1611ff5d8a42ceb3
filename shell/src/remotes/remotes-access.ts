import type { RegistryCut, Release } from '@admissions/contracts';
import type { DataRouter, RouteObject } from 'react-router';
import { reloadingOnFailure } from './chunk-reload.ts';
import { ownerOf } from './claims.ts';
import { claimedRoutes } from './mount-point.tsx';
import { RemoteFailure } from './remote-failure.ts';
import type { RemoteHost } from './remote-host.ts';
import type { RemotesAccess } from './remotes-context.ts';

type Router = Pick<DataRouter, 'state' | 'navigate' | 'patchRoutes'>;

export interface BrowserRemotes extends RemotesAccess {
  registry: RegistryCut;
  /** The pages of a remote, fetched when they are not there yet. */
  routesOf(release: Release): Promise<RouteObject[]>;
  /** Notes that a remote's routes are in the router. */
  mounted: Set<string>;
  /** The router, once it is made. */
  attach(router: Router): void;
  /** Keeps an area as the server rendered it until the promise settles. */
  await(name: string, arrival: Promise<unknown>): void;
  /** Fetches the remote that owns a path when the router finds no page for it. */
  patchOnNavigation(options: { path: string; signal: AbortSignal; patch(id: string | null, routes: RouteObject[]): void }): Promise<void>;
  /** Adds the pages of a remote to the router and shows what is at the present address. */
  show(release: Release): Promise<void>;
}

/** Loads remotes into the router: before the first render, on navigation, and again after a failure. */
export function createBrowserRemotes(registry: RegistryCut, host: RemoteHost, onFailure: (failure: RemoteFailure) => void): BrowserRemotes {
  const mounted = new Set<string>();
  const arrivals = new Map<string, Promise<unknown>>();
  let router: Router | undefined;

  const targetOf = () => {
    const { pathname, search, hash } = router?.state.navigation.location ?? location;
    return pathname + search + hash;
  };
  function failed(failure: RemoteFailure): RemoteFailure {
    onFailure(failure);
    return failure;
  }
  async function routesOf(release: Release): Promise<RouteObject[]> {
    const { routes } = await host(release);
    const { name, version, claims } = release.manifest;
    return reloadingOnFailure(claimedRoutes(routes, claims), { targetOf, failureOf: (error) => failed(new RemoteFailure(name, version, error)) });
  }
  async function show(release: Release): Promise<void> {
    const routes = await routesOf(release);
    if (!router) return;
    const { name } = release.manifest;
    if (!mounted.has(name)) router.patchRoutes(name, routes);
    mounted.add(name);
    arrivals.delete(name);
    const { pathname, search, hash } = router.state.location;
    await router.navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  }
  return {
    registry,
    mounted,
    routesOf,
    show,
    attach: (made) => {
      router = made;
    },
    await: (name, arrival) => void arrivals.set(name, arrival),
    arriving: (name) => arrivals.get(name) ?? null,
    ownerOf(path) {
      const manifest = ownerOf(registry, path)?.manifest;
      return manifest ? { name: manifest.name, version: manifest.version } : null;
    },
    async retry(name) {
      const release = registry.find(({ manifest }) => manifest.name === name);
      if (!release) throw new Error(`There is no remote ${name}`);
      await show(release);
    },
    // Called on every navigation whose match has parameters: what is mounted must return at once, and an abandoned navigation mounts nothing.
    async patchOnNavigation({ path, patch, signal }) {
      const release = ownerOf(registry, path);
      if (!release || mounted.has(release.manifest.name)) return;
      const routes = await routesOf(release);
      if (signal.aborted || mounted.has(release.manifest.name)) return;
      patch(release.manifest.name, routes);
      mounted.add(release.manifest.name);
    },
  };
}
