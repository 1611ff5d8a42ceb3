import { readRegistry } from '../registry/parse-registry.ts';

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
      const parsed = await readRegistry(file).catch(() => null);
      if (!parsed) return;
      names = new Set(
        Object.entries(parsed.registry.remotes).flatMap(([remote, { releases }]) =>
          Object.keys(releases).map((version) => `${remote}@${version}`),
        ),
      );
    },
  };
}
