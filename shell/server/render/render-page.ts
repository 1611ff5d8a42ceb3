import { randomBytes, randomUUID } from 'node:crypto';
import type { Boot, Release, ServerFault } from '@admissions/protocol/releases';
import type { Changed } from '@admissions/protocol/server';
import { findOwner } from '../../src/remotes/claims.ts';
import { isRemoteFailure, RemoteFailure } from '../../src/remotes/remote-failure.ts';
import { IDENTITY_PATH, updateIdentity } from '../base/current-identity.ts';
import type { Log } from '../base/log.ts';
import { ORIGIN_PLACEHOLDER } from '../base/origin-placeholder.ts';
import { mergeReads } from '../cache/change-log.ts';
import type { PageBody } from '../cache/page-body.ts';
import { toPageBody } from '../cache/page-body.ts';
import { createPublicReads } from '../cache/public-reads.ts';
import type { ReadCache } from '../cache/read-cache.ts';
import type {
  PageReads,
  RemotePages,
  RenderJob,
  RenderSettings,
  WrittenPage,
} from './render-job.ts';
import { Overloaded } from './render-queue.ts';
import type { CrashReason } from './renderer-crash.ts';
import { RendererCrash } from './renderer-crash.ts';
import type { EntryAssets } from './shell-assets.ts';
import type { EntryServer, PageOwner } from './write-page.ts';
import { writePage } from './write-page.ts';

/** Marks our own scripts while a page is drawn: nobody who writes content may know it. */
const MARK = `mark${randomBytes(12).toString('hex')}`;
/** Stands in the page of a failure for the number of the request. */
export const REQUEST_PLACEHOLDER = `request${randomBytes(12).toString('hex')}`;
const placeholders = { request: REQUEST_PLACEHOLDER, origin: ORIGIN_PLACEHOLDER };
/** A page whose loaders take longer (milliseconds) is answered without its content. */
const RENDER_TIMEOUT_MS = 6000;
/** What was not read by then counts as an outage: there is time left to draw the page that says so. */
const READ_TIMEOUT_MS = 5000;
/** In development the first view of a page makes its scripts from their sources. */
const DEV_TIMEOUT_MS = 60_000;

export type RenderedPage = Omit<WrittenPage, 'body' | 'faults' | 'hashes'> & {
  body: PageBody;
  /** None in what is no page. */
  hashes?: WrittenPage['hashes'];
  /** Of another release than the one in force, for this one visitor: the next one asks anew. */
  isTemporary?: boolean;
  /** The kinds that it read; `all` when nobody knows. */
  kinds: Changed;
};
export interface RenderDeps {
  entry: () => Promise<EntryServer>;
  assets: () => EntryAssets;
  remotes: RemotePages;
  readCache: ReadCache;
  token: (renew?: boolean) => Promise<string | null>;
  apiUrl: string;
  internalToken: string;
  siteOrigin: string;
  site: RenderSettings['site'];
  shellVersion: string;
  isProbed: boolean;
  showsFaults: boolean;
  log: Log;
  /** Hears of what went wrong, and with whose release; null where no remote owns the page. */
  onFault: (source: FaultSource, fault: ServerFault) => void;
}
type FaultSource = { remote: string; version: string } | null;

/** A visitor's page that is to be rendered: path and query, whose address (IP) it counts for, and the draft that it shows. */
export interface PageRequest {
  target: string;
  address: string;
  /** Where this visitor reaches a site that was not told its address. */
  origin?: string | undefined;
  /** Whose it is, where addresses are put together. */
  network: string;
  /** What the page is made of. */
  releases: readonly Release[];
  preview?: Boot['preview'];
  /** Releases that this visitor alone looks at, as the page names them. */
  overrides?: string[];
}

/** Renders a visitor's page; rejects with Overloaded when it took too long, and when not even an error page can be rendered. */
export async function renderPage(deps: RenderDeps, request: PageRequest): Promise<RenderedPage> {
  const { faults, writtenBy, body, ...page } = await writeOwned(deps, request);
  const path = request.target.split('?', 1)[0];
  for (const { message, reason, isOwn } of faults) {
    deps.log.error({ path, reason }, message);
    if (isOwn) deps.onFault(toSource(writtenBy), 'render');
  }
  return { ...page, body: toPageBody(body.replaceAll(ORIGIN_PLACEHOLDER, request.origin ?? '')) };
}

interface OwnedPage extends WrittenPage {
  /** Null: the shell itself. */
  writtenBy: Release | null;
  isTemporary?: boolean;
  kinds: Changed;
}

/** The page by the first release that can write it; when none can, the frame that says so, which the browser fills. */
async function writeOwned(deps: RenderDeps, request: PageRequest): Promise<OwnedPage> {
  const { remotes, onFault } = deps;
  const url = new URL((deps.siteOrigin || 'http://shell.invalid') + request.target);
  const job: RenderJob = { url: url.href, ...(request.preview && { preview: request.preview }) };
  const { releases } = request;
  const owner = findOwner(releases, url.pathname);
  async function frame(pageOwner: PageOwner | null): Promise<OwnedPage> {
    const page = await withReads(deps, request, async (reads) =>
      writePage(await deps.entry(), {
        setting: findRenderSettings(deps, releases, request.overrides),
        job,
        ...reads,
        owner: pageOwner,
      }),
    );
    return { ...page, writtenBy: null };
  }
  if (!owner) return frame(null);
  let failure: RemoteFailure | undefined;
  for (const release of remotes.candidates(owner)) {
    const set = releases.map((each) => (each === owner ? release : each));
    // An earlier release need not have this page.
    if (findOwner(set, url.pathname) !== release) continue;
    const write = () =>
      withReads(deps, request, (reads) =>
        remotes.write(release, findRenderSettings(deps, set, request.overrides), job, reads),
      );
    try {
      // What another page of the same remote ended is written once more.
      const page = await write().catch((error: unknown) =>
        isInterrupted(error) ? write() : Promise.reject(error),
      );
      return { ...page, writtenBy: release, ...(release !== owner && { isTemporary: true }) };
    } catch (error) {
      if (error instanceof Overloaded) onFault(toSource(release), 'deadline');
      if (!isRemoteFailure(error)) throw error;
      onFault(toSource(release), toFault(error));
      deps.log.error({ path: url.pathname, reason: error.message }, 'a remote cannot be rendered');
      failure ??= error;
    }
  }
  const { name, version } = owner.manifest;
  return frame({
    release: owner,
    failure: failure ?? new RemoteFailure(name, version, 'it fell too often'),
  });
}

/** Gives a page its reads and its time, and says which kinds it read. */
async function withReads<T extends object>(
  deps: RenderDeps,
  { address, network, preview }: PageRequest,
  render: (reads: PageReads) => Promise<T>,
): Promise<T & { kinds: Changed; isTemporary?: true }> {
  const controller = new AbortController();
  const readController = new AbortController();
  const timers = [
    setTimeout(() => readController.abort(), deps.showsFaults ? DEV_TIMEOUT_MS : READ_TIMEOUT_MS),
    setTimeout(() => controller.abort(), deps.showsFaults ? DEV_TIMEOUT_MS : RENDER_TIMEOUT_MS),
  ];
  const { apiUrl, token, internalToken, readCache } = deps;
  let kinds: Changed = [];
  const ask = createPublicReads({
    apiUrl,
    token,
    internalToken,
    requestId: randomUUID(),
    address,
    signal: readController.signal,
    preview: preview?.token,
  });
  async function read(path: string) {
    const answer = preview ? await ask(path) : await readCache.read(path, network, () => ask(path));
    kinds = mergeReads(kinds, answer.kinds ?? 'all');
    if (!preview && path === IDENTITY_PATH) updateIdentity(answer.body.toString());
    return answer;
  }
  try {
    const result = await render({ read, signal: controller.signal });
    // Parts of it may say that they could not be read: an older copy is better, and nobody keeps this one.
    return {
      ...result,
      kinds,
      ...(readController.signal.aborted && { isTemporary: true, isDegraded: true }),
    };
  } catch (error) {
    // Whatever was cut short ends in an error of its own kind: to the visitor it is the wait that was too long.
    throw controller.signal.aborted && !isRemoteFailure(error) ? new Overloaded(503) : error;
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

const toSource = (release: Release | null): FaultSource =>
  release && { remote: release.manifest.name, version: release.manifest.version };
const FAULTS: Record<CrashReason, ServerFault> = {
  import: 'import',
  'slow-start': 'import',
  stuck: 'deadline',
  'page-late': 'deadline',
  'page-broken': 'render',
  memory: 'crash',
  exit: 'crash',
  message: 'crash',
};
const toFault = ({ cause }: RemoteFailure): ServerFault =>
  cause instanceof RendererCrash ? FAULTS[cause.reason] : 'import';

const isInterrupted = (error: unknown) =>
  isRemoteFailure(error) && error.cause instanceof RendererCrash && error.cause.isInterrupted;

// The same set is the same object: what stands in it is told to a renderer once.
const settings = new WeakMap<RenderDeps, { key: string; setting: RenderSettings }[]>();
const MAX_SETTINGS = 16;
function findRenderSettings(
  deps: RenderDeps,
  releases: readonly Release[],
  overrides?: string[],
): RenderSettings {
  const key = [describeReleases(releases), ...(overrides ?? [])].join(' ');
  const cached = settings.get(deps) ?? [];
  const existing = cached.find((each) => each.key === key);
  if (existing) return existing.setting;
  const site = overrides ? withOverrides(deps.site, overrides) : deps.site;
  const setting = createRenderSettings({ ...deps, site }, releases);
  settings.set(deps, [{ key, setting }, ...cached].slice(0, MAX_SETTINGS));
  return setting;
}

type RenderSettingsDeps = Pick<
  RenderDeps,
  'assets' | 'site' | 'shellVersion' | 'isProbed' | 'showsFaults'
>;
export const createRenderSettings = (
  { assets, site, shellVersion, isProbed, showsFaults }: RenderSettingsDeps,
  releases: readonly Release[],
): RenderSettings => ({
  releases,
  assets: assets(),
  site,
  shellVersion,
  isProbed,
  showsFaults,
  mark: MARK,
  placeholders,
});

/** Which releases a page is made of; another set, another text. */
export const describeReleases = (releases: readonly Release[]): string =>
  releases
    .map(({ manifest: { name, version }, releasedAt }) => `${name}@${version}@${releasedAt}`)
    .join(' ');

/** The site as somebody has it who looks at releases: the page says which, and nobody's browser keeps it. */
export const withOverrides = (site: RenderSettings['site'], overrides: string[]) => ({
  ...site,
  overrides,
  isPreview: true,
  keepsPages: false,
});
