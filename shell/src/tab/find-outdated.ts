import {
  type AllowedReleases,
  type ReleasesAnswer,
  toReleaseFingerprint,
} from '@admissions/protocol/releases';

export interface Outdated {
  isShell: boolean;
  remotes: ReadonlySet<string>;
}

/** Compares the live releases with the document's; unlisted remotes count as unchanged. */
export function findOutdated(
  running: { shell: string; registry: AllowedReleases },
  answer: ReleasesAnswer,
): Outdated {
  const outdated = running.registry.filter((release) => {
    const { name, version, base } = release.manifest;
    if (base === '/admin')
      return answer.staff.length > 0 && !answer.staff.includes(toReleaseFingerprint(release));
    const current = answer.remotes[name];
    return current !== undefined && current !== version;
  });
  return {
    isShell: answer.shell !== running.shell,
    remotes: new Set(outdated.map(({ manifest }) => manifest.name)),
  };
}
