import {
  coversPath,
  type Owners,
  type Registry,
  type RemoteManifest,
  SHELL_PATHS,
} from '@admissions/protocol/releases';

const MAX_CLAIMS = 1000;

interface ClaimCheck {
  manifest: RemoteManifest;
  registry: Registry;
  owners: Owners;
  drops?: readonly string[];
}
interface GrantedPrefix {
  owner: string;
  prefix: string;
}

/**
 * Messages against this manifest: another team's name, another's or the shell's path,
 * and paths lost against the current release, unless `drops` lists them.
 */
export function findClaimFaults({ manifest, registry, owners, drops = [] }: ClaimCheck) {
  const count = manifest.claims.length;
  if (count > MAX_CLAIMS) return [`it claims ${count} paths, and a remote may claim ${MAX_CLAIMS}`];
  return [
    ...findNameFaults(manifest, registry, owners),
    ...findShapeFaults(manifest),
    ...manifest.claims.flatMap(({ path }) => findConflicts(manifest.name, path, registry, owners)),
    ...findLostPaths(manifest, registry)
      .filter((path) => !drops.includes(path))
      .map(
        (path) =>
          `${path} is a page of the current release and would be gone: pass --drop=${path} to give it up, or claim it`,
      ),
  ];
}

/** Paths of the current release that this manifest does not claim. */
function findLostPaths(manifest: RemoteManifest, registry: Registry) {
  const entry = registry.remotes[manifest.name];
  const before = entry?.releases[entry.current]?.manifest.claims ?? [];
  const claimed = new Set(manifest.claims.map(({ path }) => path));
  return before.map(({ path }) => path).filter((path) => !claimed.has(path));
}

function findNameFaults({ name, owner }: RemoteManifest, registry: Registry, owners: Owners) {
  const entry = registry.remotes[name];
  const team = owners.remotes[name]?.team ?? entry?.releases[entry.current]?.manifest.owner;
  return team === undefined || team === owner
    ? []
    : [
        `the name ${name} belongs to "${team}", not to "${owner}", which remote.json names as owner`,
      ];
}

function findShapeFaults({ claims }: RemoteManifest) {
  const paths = claims.map(({ path }) => path);
  const dead = paths.filter((path) => path !== '/' && path.endsWith('/'));
  const own = paths.filter((path) => SHELL_PATHS.some((base) => covers(base, path)));
  const seen = new Set<string>();
  const twice = paths.filter((path) => seen.size === seen.add(fold(path)).size);
  return [
    ...dead.map((path) => `${path} ends with a slash, and no address does`),
    ...own.map((path) => `${path} belongs to the shell`),
    ...twice.map((path) => `${path} is claimed twice`),
  ];
}

function findConflicts(name: string, path: string, registry: Registry, owners: Owners) {
  const given = findClosest(
    Object.entries(owners.remotes).flatMap(([owner, { prefixes }]) =>
      prefixes.map((prefix) => ({ owner, prefix })),
    ),
    path,
  );
  if (given && given.owner !== name) return [describeConflict(path, given)];
  const others = Object.entries(registry.remotes).filter(([other]) => other !== name);
  const conflict = findClosest(
    others.flatMap(([owner, { current, releases }]) =>
      (releases[current]?.manifest.claims ?? []).map((claim) => ({ owner, prefix: claim.path })),
    ),
    path,
  );
  if (!conflict) return [];
  // A prefix granted to a team below another's path is that team's.
  const isGiven = given && given.prefix.length > conflict.prefix.length;
  return isGiven ? [] : [describeConflict(path, conflict)];
}

// The longest prefix decides, as it does for addresses.
const findClosest = (list: readonly GrantedPrefix[], path: string): GrantedPrefix | undefined =>
  list
    .filter(({ prefix }) => covers(prefix, path))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)[0];

const describeConflict = (path: string, { owner, prefix }: GrantedPrefix) =>
  fold(prefix) === fold(path)
    ? `${path} is claimed by ${owner} already`
    : `${path} lies below ${prefix}, which belongs to ${owner}`;

// Letter case and a trailing slash make no difference to people.
const fold = (path: string) => (path === '/' ? path : path.replace(/\/+$/, '').toLowerCase());
const covers = (prefix: string, path: string) => coversPath(fold(prefix), fold(path));
