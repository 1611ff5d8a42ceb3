import type { AllowedReleases, Release } from '@admissions/protocol/releases';
import type { DataRouter, RouteObject } from 'react-router';
import { saveArrival } from './arrival.ts';
import { ignoreFailureWhileLeaving, reloadOrThrow, withReloadOnFailure } from './chunk-reload.ts';
import { selectClaimedRoutes } from './claimed-routes.ts';
import { findOwner } from './claims.ts';
import { isDeadlineError } from './deadline.ts';
import type { DeferredRoute } from './deferred-route.tsx';
import { RemoteFailure } from './remote-failure.ts';
import type { RemoteHost } from './remote-host.ts';
import type { RemotesAccess } from './remotes-context.ts';

type Router = Pick<DataRouter, 'state' | 'navigate' | 'patchRoutes'>;

export interface BrowserRemotes extends RemotesAccess {
  /** Loads the pages of a remote if needed. */
  loadRoutes(release: Release): Promise<RouteObject[]>;
  /** Remotes with mounted routes. */
  mounted: Set<string>;
  /** Call once, when the router exists. */
  attach(router: Router): void;
  /** Announces a remote with its first page mounted before its code has loaded. */
  expect(name: string, page: DeferredRoute): void;
  /** Route pattern of the current address. */
  readRoute(): string;
  /** Mounts the pages of a remote. */
  complete(release: Release): Promise<void>;
  /** Loads the owner of a path on navigation. */
  patchOnNavigation(options: {
    path: string;
    signal: AbortSignal;
    patch(id: string | null, routes: RouteObject[]): void;
  }): Promise<void>;
}

/** The document of the target names the visitor's release. */
function leaveFor(target: string): Promise<never> {
  saveArrival(target);
  location.assign(target);
  return new Promise(() => {});
}

/** Loads remotes into the router: before the first render, on navigation, and on retry. */
export function createBrowserRemotes(
  registry: AllowedReleases,
  host: RemoteHost,
  onFailure: (failure: RemoteFailure) => void,
  canaries: readonly string[] = [],
): BrowserRemotes {
  const mounted = new Set<string>();
  const expected = new Map<string, DeferredRoute>();
  let router: Router | undefined;

  const readTarget = () => toAddress(router?.state.navigation.location ?? location);
  function reportFailure(failure: RemoteFailure): RemoteFailure {
    onFailure(failure);
    return failure;
  }
  async function loadRemoteRoutes(release: Release): Promise<RouteObject[]> {
    const { routes } = await host(release);
    const { name, version, claims } = release.manifest;
    return withReloadOnFailure(selectClaimedRoutes(routes, claims), {
      targetOf: readTarget,
      failureOf: (error) => reportFailure(new RemoteFailure(name, version, error)),
    });
  }
  // A missing remote usually belongs to a removed release: reload. A slow one exists.
  const routesOrReload = (release: Release) =>
    ignoreFailureWhileLeaving(loadRemoteRoutes(release)).catch((error: unknown) =>
      isLate(error) ? Promise.reject(error) : reloadOrThrow(error, readTarget()),
    );
  async function complete(release: Release): Promise<void> {
    const { name } = release.manifest;
    const routes = await loadRemoteRoutes(release);
    const others = expected.get(name)?.resolveRoutes(routes) ?? routes;
    if (!mounted.has(name)) router?.patchRoutes(name, others);
    mounted.add(name);
  }
  return {
    mounted,
    loadRoutes: routesOrReload,
    complete,
    attach: (attachedRouter) => {
      router = attachedRouter;
    },
    readRoute: () =>
      `/${(router?.state.matches ?? []).flatMap(({ route }) => route.path ?? []).join('/')}`,
    expect: (name, page) => void expected.set(name, page),
    ownerOf(path) {
      const manifest = findOwner(registry, path)?.manifest;
      return manifest ? { name: manifest.name, version: manifest.version } : null;
    },
    async retry(name) {
      const release = registry.find(({ manifest }) => manifest.name === name);
      if (!release) throw new Error(`Unknown remote ${name}`);
      await complete(release);
      await router?.navigate(toAddress(router.state.location), {
        replace: true,
        preventScrollReset: true,
      });
    },
    // Called on every navigation with parameters: return fast for mounted remotes, skip abandoned ones.
    async patchOnNavigation({ path, patch, signal }) {
      const release = findOwner(registry, path);
      if (!release || mounted.has(release.manifest.name)) return;
      const { name } = release.manifest;
      if (canaries.includes(name)) return leaveFor(readTarget());
      const routes = await routesOrReload(release);
      if (signal.aborted || mounted.has(name)) return;
      patch(name, expected.get(name)?.resolveRoutes(routes) ?? routes);
      mounted.add(name);
    },
  };
}
const isLate = (error: unknown) => error instanceof RemoteFailure && isDeadlineError(error.cause);
const toAddress = ({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}) => pathname + search + hash;
