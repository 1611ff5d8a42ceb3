import type { Area, Locale, Localised, Priv } from '@admissions/model';
import { allows } from '@admissions/model';
import type { MenuGroup, SiteTexts } from '@admissions/site-content';
import type { PageQuery } from '../page-query.ts';

/** Version of the contract between shell and remotes; a remote of another version is refused. */
export const REMOTE_CONTRACT = '2';

/** An entry in the menu of the back office, or in the header of the visitors' pages. */
export interface ClaimedMenuEntry {
  label: Localised;
  /** In the header the entries that are there count 10, 20, 30 and so on. */
  order: number;
  /** Visitors' pages: the part of the header's menu that it stands in, and what stands below the label there. */
  group?: MenuGroup;
  description?: Localised;
}
/** A route that a remote claims; known to the shell before any of the remote's code. */
export interface Claim {
  /** Full path, without parameters. */
  path: string;
  /** The flag that the route needs; absent on public routes, and where `areas` says it. */
  area?: Area;
  /** The flags of which any one opens the route: a screen of the back office that belongs to several areas, above which it stands in the menu. */
  areas?: Area[];
  /** Where the route stands in the menu; absent: reachable, not listed. */
  menu?: ClaimedMenuEntry;
  /** The claim whose menu entry is marked while this one is open; absent: the first entry of the area. */
  parent?: string;
  /** What a visitors' page reads of its address's query: nothing else makes another page. Absent only in releases from before this was said. */
  query?: PageQuery;
  /** A visitors' page that search engines may list: it stands in sitemap.xml. */
  inSitemap?: boolean;
  /** A visitors' page that has an English text, at its address with `lang=en`; without it the site leads everybody to the Chinese one. */
  inEnglish?: boolean;
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
/** Who built a release, from what, and where. */
export interface Provenance {
  /** A person at a machine, or what RELEASED_BY says. */
  by: string;
  /** The revision of the team's tree, with `-dirty` when files differ from it; null outside of a repository. */
  commit: string | null;
  machine: string;
}
/** What a release takes from a shared package: the versions that it works with, and the exports that its code names. */
export interface Need {
  /** Such as `^19.0.0` or `^1.0.0 || ^2.0.0`. */
  range: string;
  names: string[];
}
/** /shell/contract.json: what one shell provides to remotes. */
export interface ShellContract {
  /** Of REMOTE_CONTRACT. */
  contract: string;
  /** Shared package → the version that this shell has, and the exports that remotes may use. */
  packages: Record<string, { version: string; exports: string[] }>;
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
  /** Absent in releases from before this was written down, as all that follows. */
  provenance?: Provenance;
  /** Shared package → what is used of it. */
  needs?: Record<string, Need>;
  /** npm packages that the build carries inside → version. */
  packages?: Record<string, string>;
  /** Paths that its team gives up on purpose. */
  drops?: string[];
}
/** Keeps a remote at the release that it was rolled back to. */
export interface Pin {
  version: string;
  /** Versions up to this one are not put in force by the team's program. */
  upTo: string;
  at: string;
  by: string;
  reason: string;
}
/** A release that a share of the visitors gets before everybody does; of a back-office remote, a share of the accounts. */
export interface Canary {
  version: string;
  /** 1 to 100. */
  percent: number;
  at: string;
  by: string;
  reason: string;
  /** After so many minutes a healthy one is for everybody; absent: somebody promotes it. */
  promoteAfter?: number;
}
/** A release that came into force a short time ago, and the one that is put back when it does badly. */
export interface Trial {
  against: string;
  since: string;
}
/** What the registry knows of one remote: the release that is current, the ones before it (newest first), and every release that is still served. */
export interface RegistryEntry {
  current: string;
  previous: string[];
  releases: Record<string, Release>;
  pin?: Pin;
  canary?: Canary;
  /** Of the current release; stays written down when its time is over. */
  trial?: Trial;
}
/** What the API puts in force; shells keep a copy. */
export interface Registry {
  /** One more with every change. */
  sequence?: number;
  remotes: Record<string, RegistryEntry>;
}
/** Largest sizes (bytes, as gzip sends them) of what browsers get of a remote. */
export interface Budget {
  /** The entry with the scripts and styles that every page of the remote needs. */
  entry: number;
  /** What one page needs besides, the largest of them. */
  page: number;
  total: number;
  /** The largest single file. */
  file: number;
}
/** Who a remote belongs to. */
interface Ownership {
  team: string;
  /** Paths that are this remote's, each with everything below it; `/` stands for itself only. */
  prefixes: string[];
  /** Where the operators allow more, or less, than usual. */
  budget?: Partial<Budget>;
}
/** Remote → its owner. */
export interface Owners {
  remotes: Record<string, Ownership>;
}
/** Which releases one running shell serves. */
export interface Adoption {
  shell: string;
  /** The heartbeat (ISO 8601). */
  at: string;
  /** The registry's sequence that this shell looked at last. */
  sequence: number;
  remotes: Record<
    string,
    {
      version: string;
      refused?: Refusal;
      /** The canary that is served besides, or why the one that was asked for is not. */
      canary?: { version: string | null; refused?: Refusal };
    }
  >;
}
interface Refusal {
  version: string;
  reason: string;
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
  /** What staff changed of the words that every page has. */
  words?: Partial<SiteTexts>;
  /** The shell's own version, for reports. */
  shell: string;
  requestId: string;
  /** Back office: staff may sign in at the university's provider too. */
  hasProvider?: boolean;
  /** The page shows a draft, to whoever has its address, until then (ISO 8601). */
  preview?: { token: string; until: string };
}

/** Whether an account with these flags may open a claimed route of the back office. */
export const canOpen = (priv: Priv, { area, areas = [] }: Pick<Claim, 'area' | 'areas'>): boolean =>
  [...areas, ...(area ? [area] : [])].some((each) => allows(priv, each));
