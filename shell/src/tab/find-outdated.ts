import type { RegistryCut, ReleasesAnswer } from '@admissions/protocol/releases';
import { toReleaseFingerprint } from '@admissions/protocol/releases';

export interface Outdated {
  isShell: boolean;
  remotes: ReadonlySet<string>;
}

/** The shell, and the remotes that have another release in force than the one which this document knows; a remote of which nothing is said is as it was. */
export function findOutdated(
  running: { shell: string; registry: RegistryCut },
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
