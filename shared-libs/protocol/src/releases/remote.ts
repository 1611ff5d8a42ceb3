import type { Area, Flags, Locale, Localised } from '@admissions/model';
import { allows } from '@admissions/model';
import type { SiteMenuGroupKey, SiteTexts } from '@admissions/site-content';
import type { PageQuery } from '../page-query.ts';

/** Contract between shell and remotes; a remote with another version is refused. */
export const REMOTE_CONTRACT = '2';

/** A menu entry of the back office, or of the public header. */
export interface ClaimedMenuEntry {
  label: Localised;
  /** Entries of the specification count 10, 20, 30 … */
  order: number;
  /** Public pages: the section of the header menu, and the text below the label. */
  group?: SiteMenuGroupKey;
  description?: Localised;
}
/** A claimed route; known to the shell before the remote's code loads. */
export interface Claim {
  /** Full path, without parameters. */
  path: string;
  /** Required flag; absent on public routes, and with `areas`. */
  area?: Area;
  /** Any of these flags opens the route; its menu entry is above the areas. */
  areas?: Area[];
  /** Absent: reachable, but not listed. */
  menu?: ClaimedMenuEntry;
  /** The claim with the active menu entry; absent: the first one of the area. */
  parent?: string;
  /** Query keys that the page reads; others do not change it. Absent in old releases only. */
  query?: PageQuery;
  /** Public pages: listed in sitemap.xml. */
  inSitemap?: boolean;
  /** Public pages: has an English text at `lang=en`; otherwise the site links the Chinese page. */
  inEnglish?: boolean;
}
/** remote.json. */
export interface RemoteManifest {
  name: string;
  version: string;
  contract: string;
  owner: string;
  /** '' for public remotes, '/admin' for the back office. */
  base: '' | '/admin';
  /** Whether its pages are rendered on the server too. */
  ssr: boolean;
  claims: Claim[];
}
/** Origin of a build. */
export interface Provenance {
  /** A person, or the value of RELEASED_BY. */
  by: string;
  /** Git revision, `-dirty` with local changes; null outside a repository. */
  commit: string | null;
  machine: string;
}
/** Supported versions of a shared package, and the exports that the code uses. */
export interface Need {
  /** Such as `^19.0.0` or `^1.0.0 || ^2.0.0`. */
  range: string;
  names: string[];
}
/** /shell/contract.json: what a shell provides to remotes. */
export interface ShellContract {
  /** REMOTE_CONTRACT of the shell. */
  contract: string;
  /** Provided version per shared package, and its exports. */
  packages: Record<string, { version: string; exports: string[] }>;
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
/** Holds a remote at a release, after a rollback or by decision of staff. */
export interface Pin {
  version: string;
  /** The team's program may not publish versions up to this one. */
  upTo: string;
  /** By staff: no version at all, until they end it. */
  isHeld?: boolean;
  at: string;
  by: string;
  reason: string;
}
/** A release for a share of the visitors, or of the accounts for a back-office remote. */
export interface Canary {
  version: string;
  /** 1 to 100. */
  percent: number;
  at: string;
  by: string;
  reason: string;
  /** Minutes before automatic promotion; absent: manual promotion. */
  promoteAfter?: number;
}
/** A recent release, and the one to roll back to when its figures are bad. */
export interface Trial {
  against: string;
  since: string;
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
/** Releases served by one running shell. */
export interface ShellReport {
  shell: string;
  /** Heartbeat (ISO 8601). */
  at: string;
  /** The latest registry sequence of this shell. */
  sequence: number;
  remotes: Record<
    string,
    {
      version: string;
      refused?: RefusedRelease;
      /** The served canary, or why the requested one is refused. */
      canary?: { version: string | null; refused?: RefusedRelease };
    }
  >;
}
interface RefusedRelease {
  version: string;
  reason: string;
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
export const canOpen = (
  priv: Flags,
  { area, areas = [] }: Pick<Claim, 'area' | 'areas'>,
): boolean => [...areas, ...(area ? [area] : [])].some((each) => allows(priv, each));
