import { readRegistry } from '@admissions/tools/registry-file';

export interface KnownReleases {
  /** Whether the registry names this release. */
  has(remote: string, version: string): boolean;
  /** Looks at the file again; one that cannot be read changes nothing. */
  refresh(): Promise<void>;
}

/** Every release that registry.json names, those in force and those before them: tabs stay open for longer than a release is in force. */
export function createKnownReleases(file: string): KnownReleases {
  let names = new Set<string>();
  return {
    has: (remote, version) => names.has(`${remote}@${version}`),
    async refresh() {
      const registry = await readRegistry(file).catch(() => null);
      if (!registry) return;
      names = new Set(
        Object.entries(registry.remotes).flatMap(([remote, { releases }]) =>
          Object.keys(releases).map((version) => `${remote}@${version}`),
        ),
      );
    },
  };
}
