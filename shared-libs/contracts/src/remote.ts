import type { Area } from './base/areas.ts';
import type { Locale, Localised } from './base/locale.ts';
import type { PageQuery } from './page-query.ts';

/** Version of the contract between shell and remotes; a remote of another version is refused. */
export const REMOTE_CONTRACT = '1';

/** A route that a remote claims; known to the shell before any of the remote's code. */
export interface Claim {
  /** Full path, without parameters. */
  path: string;
  /** The flag that the route needs; absent on public routes only. */
  area?: Area;
  /** Where the route stands in the admin menu; absent: reachable, not listed. */
  menu?: { label: Localised; order: number };
  /** The claim whose menu entry is marked while this one is open; absent: the first entry of the area. */
  parent?: string;
  /** What a visitors' page reads of its address's query: nothing else makes another page. Absent only in releases from before this was said. */
  query?: PageQuery;
}
/** remote.json: what a remote is and what it claims. */
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
/** One release as the registry keeps it; every path is below the release's folder. */
export interface Release {
  manifest: RemoteManifest;
  /** Where the folder is served: `/remotes/<name>/<version>/`. */
  base: string;
  /** The browser's entry and, with ssr, the server's. */
  entry: string;
  serverEntry?: string;
  /** Style sheets that the remote needs on every page. */
  css: string[];
  /** What each lazy route needs besides: route id → scripts and style sheets. */
  routes: Record<string, { js: string[]; css: string[] }>;
  /** sha384 (`sha384-…`) of every file. */
  files: Record<string, string>;
  releasedAt: string;
}
/** registry.json: per remote the release that is current, the ones before it (newest first), and every release that is still served. */
export interface Registry {
  remotes: Record<
    string,
    { current: string; previous: string[]; releases: Record<string, Release> }
  >;
}
/** A remote in the cut of the registry that one person may have. */
export type RegistryCut = Release[];

/** What the server writes into every document as JSON for the shell in the browser. */
export interface Boot {
  /** The language of the interface, which the address asks for. */
  locale: Locale;
  registry: RegistryCut;
  /** Data of the server-rendered routes; absent on documents that only the browser renders. */
  hydration?: {
    loaderData: unknown;
    errors?: unknown /** Routes of the page's remote that were rendered. */;
    matches?: { id: string; path?: string; index?: boolean }[];
  };
  site: unknown;
  footer: unknown;
  /** The shell's own version, for reports. */
  shell: string;
  requestId: string;
  /** Back office: staff may sign in at the university's provider too. */
  hasProvider?: boolean;
  /** The page shows a draft, to whoever has its address, until then (ISO 8601). */
  preview?: { token: string; until: string };
}
