import type { AllowedReleases, Release } from '@admissions/protocol/releases';
import type { DataRouter, PatchRoutesOnNavigationFunctionArgs, RouteObject } from 'react-router';
import { saveArrival } from './arrival.ts';
import { ignoreFailureWhileLeaving, reloadOrThrow, withReloadOnFailure } from './chunk-reload.ts';
import { findOwner, selectClaimedRoutes } from './claims.ts';
import { isDeadlineError } from './deadline.ts';
import { RemoteFailure } from './remote-failure.ts';
import type { RemoteHost } from './remote-host.ts';

type Router = Pick<DataRouter, 'state' | 'navigate' | 'patchRoutes'>;

type PatchOptions = Pick<PatchRoutesOnNavigationFunctionArgs, 'path' | 'patch' | 'signal'>;
export type BrowserRemotes = ReturnType<typeof createBrowserRemotes>;

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
) {
  const mounted = new Set<string>();
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
  return {
    /** Remotes with mounted routes. */
    mounted,
    /** Loads the pages of a remote if needed. */
    loadRoutes: routesOrReload,
    /** Call once, when the router exists. */
    attach: (attachedRouter: Router) => {
      router = attachedRouter;
    },
    /** Route pattern of the current address. */
    readRoute: () =>
      `/${(router?.state.matches ?? []).flatMap(({ route }) => route.path ?? []).join('/')}`,
    ownerOf(path: string) {
      const manifest = findOwner(registry, path)?.manifest;
      return manifest ? { name: manifest.name, version: manifest.version } : null;
    },
    async retry(name: string) {
      const release = registry.find(({ manifest }) => manifest.name === name);
      if (!release) throw new Error(`Unknown remote ${name}`);
      const routes = await loadRemoteRoutes(release);
      if (!mounted.has(name)) router?.patchRoutes(name, routes);
      mounted.add(name);
      await router?.navigate(toAddress(router.state.location), {
        replace: true,
        preventScrollReset: true,
      });
    },
    /** Loads the owner of a path on navigation, unless it is mounted or the navigation ended. */
    async patchOnNavigation({ path, patch, signal }: PatchOptions) {
      const release = findOwner(registry, path);
      if (!release || mounted.has(release.manifest.name)) return;
      const { name } = release.manifest;
      if (canaries.includes(name)) return leaveFor(readTarget());
      const routes = await routesOrReload(release);
      if (signal.aborted || mounted.has(name)) return;
      patch(name, routes);
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
