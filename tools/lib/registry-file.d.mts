import type { Registry, Release } from '@admissions/contracts';

export interface RegistryLine {
  at: string;
  remote: string;
  from: string | null;
  to: string;
  reason: string;
}
/** registry.json, checked; an absent file is an empty registry. Throws a sentence on a file that is not one. */
export declare function readRegistry(file: string): Promise<Registry>;
/** Puts a release in force: the registry names it at once and whole, and the log says why. */
export declare function switchTo(
  file: string,
  release: Release,
  reason: string,
): Promise<RegistryLine>;
/** Puts an earlier release back in force; throws a sentence when there is none. */
export declare function switchBack(
  file: string,
  name: string,
  options: { version?: string; reason: string },
): Promise<RegistryLine>;
