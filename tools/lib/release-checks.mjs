import { pathToFileURL } from 'node:url';
import { REMOTE_CONTRACT } from '@admissions/contracts';

/** Routes that the shell keeps to itself. */
const SHELLS_OWN = ['/error', '/admin/login', '/admin/error404'];

/** What speaks against putting this manifest in force beside the others, as sentences. */
export function claimFaults(manifest, registry) {
  const faults = manifest.claims
    .filter(({ path }) => SHELLS_OWN.includes(path))
    .map(({ path }) => `${path} belongs to the shell`);
  for (const [name, { current, releases }] of Object.entries(registry.remotes)) {
    if (name === manifest.name) continue;
    const theirs = new Set(releases[current].manifest.claims.map(({ path }) => path));
    faults.push(
      ...manifest.claims
        .filter(({ path }) => theirs.has(path))
        .map(({ path }) => `${path} is claimed by ${name} already`),
    );
  }
  const twice = manifest.claims.filter(
    ({ path }, index) => manifest.claims.findIndex((claim) => claim.path === path) !== index,
  );
  return [...faults, ...twice.map(({ path }) => `${path} is claimed twice`)];
}

/** Claims of a visitors' remote that do not say what their page reads: the server would make a page of every address that somebody thinks of. */
export const queryFaults = ({ base, claims }) =>
  base === ''
    ? claims
        .filter(({ query }) => query === undefined)
        .map(
          ({ path }) =>
            `the claim of ${path} does not say what its page reads of the address: it needs a "query", {} when it reads nothing`,
        )
    : [];

/** What is wrong with the module that a built server entry is, as sentences; the folder must lie where the shared packages are found. */
export async function serverEntryFaults(file) {
  try {
    const { contract, routes } = await import(pathToFileURL(file).href);
    return [
      ...(contract === REMOTE_CONTRACT
        ? []
        : [`the server build speaks contract ${contract}, the shell ${REMOTE_CONTRACT}`]),
      ...(Array.isArray(routes) ? [] : ['the server build exports no routes']),
    ];
  } catch (error) {
    return [`the server build cannot be imported: ${error.message}`];
  }
}

/** Routes whose id names no page that was built: their style sheets and preloads would be missing from the HTML. */
export function routeFaults(routes, release) {
  const lazyRoutes = (list) =>
    list.flatMap((route) => [
      ...(typeof route.lazy === 'function' ? [route] : []),
      ...lazyRoutes(route.children ?? []),
    ]);
  return lazyRoutes(routes)
    .filter(({ id }) => !release.routes[id.split('@', 1)[0]])
    .map(
      ({ id, path }) =>
        `the route ${path ?? '/'} has the id "${id}", which is no page of the build (ids are ${release.manifest.name}/<path below src without extension>)`,
    );
}
