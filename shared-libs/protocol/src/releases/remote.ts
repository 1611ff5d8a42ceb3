import { allows, type Flags, type Locale } from '@admissions/model';
import type { SiteTexts } from '@admissions/site-content';
import type { Pin } from './release-answers.ts';
import type { Canary, Claim, RemoteManifest, Trial } from './remote-schema.ts';

/** Origin of a build. */
export interface Provenance {
  /** A person, or the value of RELEASED_BY. */
  by: string;
  /** Git revision, `-dirty` with local changes; null outside a repository. */
  commit: string | null;
  machine: string;
  /** Of the sources, when built in this repository. */
  sourceHash?: string | undefined;
}
/** Supported versions of a shared package, and the exports that the code uses. */
export interface Need {
  /** Such as `^19.0.0` or `^1.0.0 || ^2.0.0`. */
  range: string;
  names: string[];
}
/** A release in the registry; file paths are relative to its folder. */
export interface Release {
  manifest: RemoteManifest;
  /** Public folder: `/remotes/<name>/<version>/`. */
  base: string;
  /** Browser entry and, with SSR, server entry. */
  entry: string;
  serverEntry?: string;
  /** Style sheets for every page. */
  css: string[];
  /** Additional scripts and style sheets by id of the lazy route. */
  routes: Record<string, { js: string[]; css: string[] }>;
  /** sha384 (`sha384-…`) of every file. */
  files: Record<string, string>;
  releasedAt: string;
  /** Absent in older releases. */
  provenance?: Provenance;
  /** Used shared packages. */
  needs?: Record<string, Need>;
  /** Bundled npm packages with versions. */
  packages?: Record<string, string>;
  /** Paths that the team gives up on purpose. */
  drops?: string[];
}
/** The current release, previous ones (newest first), and all that are still served. */
export interface RegistryEntry {
  current: string;
  previous: string[];
  releases: Record<string, Release>;
  pin?: Pin;
  canary?: Canary;
  /** Trial of the current release; remains after its end. */
  trial?: Trial;
}
/** Maintained by the API; shells cache a copy. */
export interface Registry {
  /** Increases with every change. */
  sequence?: number;
  remotes: Record<string, RegistryEntry>;
}
/** Limit (gzip bytes) of the scripts of a page: `entry` of every page and `page` of its own. */
export interface Budget {
  entry: number;
  page: number;
  /** No longer checked, like `file`. */
  total: number;
  file: number;
}
interface Ownership {
  team: string;
  /** Path prefixes of this remote; `/` covers only itself. */
  prefixes: string[];
  /** Other limits than the default. */
  budget?: Partial<Budget>;
}
/** Owners by remote. */
export interface Owners {
  remotes: Record<string, Ownership>;
}
/** A remote in the part of the registry that one person may have. */
export type AllowedReleases = Release[];

/** Boot data: the JSON for the shell in each document. */
export interface Boot {
  /** Interface language, from the address. */
  locale: Locale;
  registry: AllowedReleases;
  /** Server-side loader data; absent on documents rendered by the browser only. */
  hydration?: {
    loaderData: unknown;
    errors?: unknown;
  };
  site: unknown;
  footer: unknown;
  /** Edited texts of every page. */
  words?: Partial<SiteTexts>;
  /** The shell's version, for reports. */
  shell: string;
  requestId: string;
  /** Back office: whether sign-in by the university's provider is available. */
  hasProvider?: boolean;
  /** The page shows a draft that expires then (ISO 8601). */
  preview?: { token: string; until: string };
}

/** Whether an account with these flags may open the route. */
export const canOpen = (priv: Flags, { area, areas = [] }: Pick<Claim, 'area' | 'areas'>) =>
  [...areas, ...(area ? [area] : [])].some((each) => allows(priv, each));
