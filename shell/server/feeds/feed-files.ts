import type { Api } from '@admissions/api-client';
import {
  type CalendarEntry,
  type FeedEntry,
  type Page,
  SITE_READ_PATHS,
  type SitemapEntry,
} from '@admissions/protocol';
import { toPageBody } from '../cache/page-body.ts';
import type { Visitor } from '../render/pages.ts';
import { createRenderApi } from '../render/render-api.ts';
import type { RenderedPage } from '../render/render-page.ts';
import { renderNewsFeed } from './news-feed.ts';
import { renderCalendar } from './render-calendar.ts';
import { renderSitemap, renderSitemapFile } from './render-sitemap.ts';

const TIMEOUT_MS = 8000;

interface Deps {
  apiUrl: string;
  internalToken: string;
  token: (renew?: boolean) => Promise<string | null>;
  /** Whether the page at this path has an English version. */
  hasEnglish: (path: string) => boolean;
}

/**
 * `/sitemap.xml?page=2`, `/calendar.ics?of=camp-5`, or filtered: `?of=type-day,who-student`.
 * Samples are only in the file of one entry.
 */
export async function renderFeedFile(
  { hasEnglish, ...deps }: Deps,
  target: string,
  { address, origin = '' }: Visitor,
): Promise<RenderedPage> {
  const api = createRenderApi({ ...deps, address, timeoutMs: TIMEOUT_MS });
  const text = await renderTarget(api, target, { origin, hasEnglish });
  return {
    status: text === null ? 404 : 200,
    body: toPageBody(text ?? ''),
    isDegraded: false,
    kinds: 'all',
  };
}

async function renderTarget(
  api: Api,
  target: string,
  { origin, hasEnglish }: { origin: string } & Pick<Deps, 'hasEnglish'>,
) {
  if (target === '/feed.xml')
    return renderNewsFeed(
      (await api.get<{ list: FeedEntry[] }>(SITE_READ_PATHS.feed)).list,
      origin,
    );
  const search = new URLSearchParams(target.split('?')[1]);
  if (target.startsWith('/calendar.ics')) {
    const { list } = await api.get<{ list: CalendarEntry[] }>(SITE_READ_PATHS.calendar);
    const of = search.get('of');
    const entries = of === null ? list : list.filter((entry) => matchesFilter(entry, of));
    if (of !== null && entries.length === 0) return null;
    const isOfOne = of !== null && !LABELS.test(of);
    return renderCalendar(
      entries.filter(({ isSample }) => isOfOne || !isSample),
      origin,
    );
  }
  const page = search.get('page');
  const found = await api.get<Page<SitemapEntry>>(SITE_READ_PATHS.sitemap, {
    params: { page: page ?? '1' },
  });
  if (page === null) return renderSitemap(found, origin, hasEnglish);
  return found.list.length > 0 ? renderSitemapFile(found.list, origin, hasEnglish) : null;
}

const LABELS = /^(type|who|college)-/;
const matchesFilter = ({ uid, labels }: CalendarEntry, of: string) =>
  LABELS.test(of)
    ? of.split(',').every((label) => labels.includes(label))
    : uid.startsWith(`${of}-`);
