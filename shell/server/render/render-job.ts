import type { Boot, Release } from '@admissions/protocol/releases';
import type { RouteObject } from 'react-router';
import type { InlineHashes } from '../cache/inline-hashes.ts';
import type { ReadPublic } from '../cache/public-reads.ts';
import type { EntryAssets } from './shell-assets.ts';

/** What all pages of one set of releases are written with. */
export interface RenderSettings {
  /** The visitors' remotes that these pages name: in boot data, import map and preloads alike. */
  releases: readonly Release[];
  assets: EntryAssets;
  site: {
    origin: string;
    keepsPages: boolean;
    /** Remotes that are not those in force, as the page names them. */
    overrides?: string[];
    /** Because this visitor looks at them, not because they are being developed. */
    isPreview?: boolean;
  };
  shellVersion: string;
  isProbed: boolean;
  /** Development: a page says what went wrong in it. */
  showsFaults: boolean;
  /** Marks our own scripts while a page is drawn; no page that is sent has it. */
  mark: string;
  /** What stands in a page for that which is different in every answer: the request's number in pages of failures, the site's address where it was not set. */
  placeholders: { request: string; origin: string };
}

/** One page that is to be written: its whole address, and the draft that it shows. */
export interface RenderJob {
  url: string;
  preview?: Boot['preview'];
}

/** Something that went wrong in a page that was written all the same. */
export interface PageFault {
  message: string;
  reason: string;
  /** The remote's own mistake, not that of the API or of a wait that was too long. */
  isOwn: boolean;
}
export interface WrittenPage {
  status: number;
  /** Of a redirect: where to. */
  location?: string;
  /** With `places` in it. */
  body: string;
  /** What its own scripts and styles are, for the content policy. */
  hashes: InlineHashes;
  /** The API or the remote did not do its part: a copy from before is better. */
  isDegraded: boolean;
  faults: PageFault[];
}

/** What a page is written with besides: its reads, and when its loaders have to end. */
export interface PageReads {
  read: ReadPublic;
  signal: AbortSignal;
}

/** The remotes' side of rendering, wherever their code runs. */
export interface RemotePages {
  /** These visitors' remotes as pages are made of them now: one that keeps falling gives way to another. */
  inUse(releases: readonly Release[]): readonly Release[];
  /** The routes of a remote, to match addresses with; rejects with RemoteFailure. */
  routes(release: Release): Promise<RouteObject[]>;
  /** The releases that may write a page in the place of this one, itself among them, in the order in which to try. */
  candidates(release: Release): readonly Release[];
  /** Writes a page of this release; rejects with RemoteFailure when it cannot, and with anything else when not even an error page can be written. */
  write(
    release: Release,
    setting: RenderSettings,
    job: RenderJob,
    reads: PageReads,
  ): Promise<WrittenPage>;
}
