import type { Boot, Release } from '@admissions/protocol/releases';
import type { RouteObject } from 'react-router';
import type { InlineHashes } from '../cache/inline-hashes.ts';
import type { ReadPublic } from '../cache/public-reads.ts';
import type { EntryAssets } from './shell-assets.ts';

/** Shared by all pages of one set of releases. */
export interface RenderSettings {
  /** Visitors' remotes of boot data, import map and preloads. */
  releases: readonly Release[];
  assets: EntryAssets;
  site: {
    origin: string;
    keepsPages: boolean;
    /** Releases that are not live, as named on the page. */
    overrides?: string[];
    /** Remotes with a canary, of which this document names the stable releases. */
    canaries?: string[];
    /** Overridden by this visitor, not by development. */
    isPreview?: boolean;
  };
  shellVersion: string;
  /** Development: pages show their errors. */
  showsFaults: boolean;
  /** Marks our own scripts during the render; removed before sending. */
  mark: string;
  /** Replaced in every response: request id (failures) and unconfigured origin. */
  placeholders: { request: string; origin: string };
}

/** `url` is absolute. */
export interface RenderJob {
  url: string;
  preview?: Boot['preview'];
}

/** An error in a page that was rendered anyway. */
export interface PageFault {
  message: string;
  reason: string;
  /** Caused by the remote, not by the API or a timeout. */
  isOwn: boolean;
}
export interface WrittenPage {
  status: number;
  /** Target of a redirect. */
  location?: string;
  /** Contains the placeholders. */
  body: string;
  /** Of its inline scripts and styles, for the content security policy. */
  hashes: InlineHashes;
  /** The API or the remote failed: a stale copy is better. */
  isDegraded: boolean;
  faults: PageFault[];
}

/** Reads of one page; `signal` ends its loaders. */
export interface PageReads {
  read: ReadPublic;
  signal: AbortSignal;
}

/** Rendering by remotes, in whichever process. */
export interface RemotePages {
  /** Replaces failing releases. */
  inUse(releases: readonly Release[]): readonly Release[];
  /** Rejects with RemoteFailure. */
  routes(release: Release): Promise<RouteObject[]>;
  /** Releases that may render in its place, itself included, best first. */
  candidates(release: Release): readonly Release[];
  /** Rejects with RemoteFailure, or another error if not even an error page can be rendered. */
  write(
    release: Release,
    setting: RenderSettings,
    job: RenderJob,
    reads: PageReads,
  ): Promise<WrittenPage>;
}
