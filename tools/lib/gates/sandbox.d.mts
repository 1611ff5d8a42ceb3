import type { Release } from '@admissions/contracts';

/** Executes the browser build of a release in a process that may do nothing but read it; answers what is wrong, as sentences. `within` is in milliseconds. */
export declare function findBrowserFaults(options: {
  folder: string;
  release: Release;
  within?: number;
}): Promise<string[]>;
