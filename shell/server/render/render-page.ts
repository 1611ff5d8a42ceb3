import { randomBytes, randomUUID } from 'node:crypto';
import type { Boot, Release, ServerFault } from '@admissions/protocol/releases';
import type { KindNames } from '@admissions/protocol/server';
import { findOwner } from '../../src/remotes/claims.ts';
import { isRemoteFailure, RemoteFailure } from '../../src/remotes/remote-failure.ts';
import { IDENTITY_PATH, updateIdentity } from '../base/current-identity.ts';
import type { Log } from '../base/log.ts';
import { ORIGIN_PLACEHOLDER } from '../base/origin-placeholder.ts';
import { mergeReads } from '../cache/change-log.ts';
import { type PageBody, toPageBody } from '../cache/page-body.ts';
import { createPublicReads } from '../cache/public-reads.ts';
import type { ReadCache } from '../cache/read-cache.ts';
import type { PageVisitor } from './pages.ts';
import type {
  PageReads,
  RemotePages,
  RenderJob,
  RenderSettings,
  WrittenPage,
} from './render-job.ts';
import { Overloaded } from './render-queue.ts';
import { type CrashReason, RendererCrash } from './renderer-crash.ts';
import type { EntryAssets } from './shell-assets.ts';
import { type EntryServer, type PageOwner, writePage } from './write-page.ts';

/** Marks our own scripts during a render; secret, so that content cannot contain it. */
const MARK = `mark${randomBytes(12).toString('hex')}`;
/** Replaced by the request id in pages of failures. */
export const REQUEST_PLACEHOLDER = `request${randomBytes(12).toString('hex')}`;
const placeholders = { request: REQUEST_PLACEHOLDER, origin: ORIGIN_PLACEHOLDER };
/** After this a page is sent without its content. */
const RENDER_TIMEOUT_MS = 6000;
/** Shorter, to leave time for a page that reports the outage. */
const READ_TIMEOUT_MS = 5000;
/** In development the first view compiles the scripts. */
const DEV_TIMEOUT_MS = 60_000;

export type RenderedPage = Omit<WrittenPage, 'body' | 'faults' | 'hashes'> & {
  body: PageBody;
  /** Absent unless it is a page. */
  hashes?: WrittenPage['hashes'];
  /** Rendered by a replacement release, so not cached. */
  isTemporary?: boolean;
  /** Kinds read; `all` if unknown. */
  kinds: KindNames;
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
  showsFaults: boolean;
  log: Log;
  /** `source` is null when no remote owns the page. */
  onFault: (source: FaultSource, fault: ServerFault) => void;
}
type FaultSource = { remote: string; version: string } | null;

/** For one visitor, with the releases in use. */
export interface PageRequest extends PageVisitor {
  /** Path and query. */
  target: string;
  preview?: Boot['preview'];
}

/** Rejects with Overloaded after a timeout, or if not even an error page can be rendered. */
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
  kinds: KindNames;
}

/** Tries the candidate releases; if all fail, the browser renders the page. */
async function writeOwned(deps: RenderDeps, request: PageRequest): Promise<OwnedPage> {
  const { remotes, onFault } = deps;
  const url = new URL((deps.siteOrigin || 'http://shell.invalid') + request.target);
  const job: RenderJob = { url: url.href, ...(request.preview && { preview: request.preview }) };
  const { releases } = request;
  const owner = findOwner(releases, url.pathname);
  async function frame(pageOwner: PageOwner | null): Promise<OwnedPage> {
    const page = await withReads(deps, request, async (reads) =>
      writePage(await deps.entry(), {
        setting: findRenderSettings(deps, releases, request.site),
        job,
        ...reads,
        owner: pageOwner,
      }),
    );
    return { ...page, writtenBy: null };
  }
  if (!owner) return frame(null);
  const { name, version, ssr } = owner.manifest;
  if (!ssr)
    return frame({
      release: owner,
      failure: new RemoteFailure(name, version, 'it has no server build', true),
    });
  let failure: RemoteFailure | undefined;
  for (const release of remotes.candidates(owner)) {
    const set = releases.map((each) => (each === owner ? release : each));
    // An earlier release may not have this page.
    if (findOwner(set, url.pathname) !== release) continue;
    const write = () =>
      withReads(deps, request, (reads) =>
        remotes.write(release, findRenderSettings(deps, set, request.site), job, reads),
      );
    try {
      // Interrupted by another page of the same remote: retried once.
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
  return frame({
    release: owner,
    failure: failure ?? new RemoteFailure(name, version, 'it crashed too often'),
  });
}

/** Adds reads and timeouts, and reports the kinds read. */
async function withReads<T extends object>(
  deps: RenderDeps,
  { address, network, preview }: PageRequest,
  render: (reads: PageReads) => Promise<T>,
): Promise<T & { kinds: KindNames; isTemporary?: true }> {
  const controller = new AbortController();
  const readController = new AbortController();
  const timers = [
    setTimeout(() => readController.abort(), deps.showsFaults ? DEV_TIMEOUT_MS : READ_TIMEOUT_MS),
    setTimeout(() => controller.abort(), deps.showsFaults ? DEV_TIMEOUT_MS : RENDER_TIMEOUT_MS),
  ];
  const { apiUrl, token, internalToken, readCache } = deps;
  let kinds: KindNames = [];
  const readPublic = createPublicReads({
    apiUrl,
    token,
    internalToken,
    requestId: randomUUID(),
    address,
    signal: readController.signal,
    preview: preview?.token,
  });
  async function read(path: string) {
    const answer = preview
      ? await readPublic(path)
      : await readCache.read(path, network, () => readPublic(path));
    kinds = mergeReads(kinds, answer.kinds ?? 'all');
    if (!preview && path === IDENTITY_PATH) updateIdentity(answer.body.toString());
    return answer;
  }
  try {
    const result = await render({ read, signal: controller.signal });
    // Parts may be missing: a stale copy is better, and this page is not cached.
    return {
      ...result,
      kinds,
      ...(readController.signal.aborted && { isTemporary: true, isDegraded: true }),
    };
  } catch (error) {
    // After an abort every other error is a timeout for the visitor.
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

// One object per set, so that a renderer receives it once.
const settings = new WeakMap<RenderDeps, { key: string; setting: RenderSettings }[]>();
const MAX_SETTINGS = 16;
function findRenderSettings(
  deps: RenderDeps,
  releases: readonly Release[],
  site?: Partial<RenderSettings['site']>,
): RenderSettings {
  const key = `${describeReleases(releases)} ${JSON.stringify(site)}`;
  const cached = settings.get(deps) ?? [];
  const existing = cached.find((each) => each.key === key);
  if (existing) return existing.setting;
  const setting = createRenderSettings({ ...deps, site: { ...deps.site, ...site } }, releases);
  settings.set(deps, [{ key, setting }, ...cached].slice(0, MAX_SETTINGS));
  return setting;
}

type RenderSettingsDeps = Pick<RenderDeps, 'assets' | 'site' | 'shellVersion' | 'showsFaults'>;
export const createRenderSettings = (
  { assets, site, shellVersion, showsFaults }: RenderSettingsDeps,
  releases: readonly Release[],
): RenderSettings => ({
  releases,
  assets: assets(),
  site,
  shellVersion,
  showsFaults,
  mark: MARK,
  placeholders,
});

/** Key of a set of releases. */
export const describeReleases = (releases: readonly Release[]) =>
  releases
    .map(({ manifest: { name, version }, releasedAt }) => `${name}@${version}@${releasedAt}`)
    .join(' ');
