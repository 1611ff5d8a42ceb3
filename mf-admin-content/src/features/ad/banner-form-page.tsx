import { type Api, apiContext } from '@admissions/api-client';
import {
  adminPathsOf,
  joinLabel,
  type PagePath,
  PUBLIC_PAGES,
  type StaffListedOf,
} from '@admissions/model';
import { banner, bannerSub, TEXT_BANNER_ID } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { buildListHref } from '../../lib/list-href.ts';
import { loadEntry, loadWithDraft, parseEntryId, startNew } from '../../lib/load-entry.ts';
import { TEXTS } from '../../lib/texts.ts';
import { EntryPage } from '../../screens/entry-page.tsx';
import { PAGES_WITH_OWN_HEADER } from './own-header.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const isNew = !new URL(request.url).searchParams.has('id');
  const [{ position, previewOn }, edited] = await Promise.all([
    loadPosition(api, parseEntryId(request.url, 'bid')),
    isNew ? startNew() : loadWithDraft(api, bannerSub, parseEntryId(request.url)),
  ]);
  return { position, previewOn, ...edited };
}

/** A position and the page of its banners; only "all pages" depends on the other positions. */
async function loadPosition(api: Api, id: number) {
  const position = await loadEntry(api, banner, id);
  if (position.page !== 'all') return { position, previewOn: findPreviewPage(position, []) };
  const { list } = await api.get<Page<StaffListedOf<typeof banner>>>(adminPathsOf(banner).list, {
    params: { perpage: 100 },
  });
  return { position, previewOn: findPreviewPage(position, list) };
}

const TEXT_FIELDS = ['title', 'text', 'link', 'newWindow'] as const;
const PICTURE_FIELDS = ['title', 'text', 'pic', 'picMobile', 'link', 'newWindow'] as const;

/** A banner: text for position 1, otherwise pictures. */
export function Component() {
  const t = useMessage();
  const [search] = useSearchParams();
  const { position, previewOn, entry, draft } = useLoaderData<typeof loader>();
  const bid = String(position.id);
  return (
    <EntryPage
      key={entry?.id ?? 'new'}
      kind={bannerSub}
      entry={entry}
      draft={draft}
      fields={
        position.id === TEXT_BANNER_ID || position.mode === 'text' ? TEXT_FIELDS : PICTURE_FIELDS
      }
      preset={{ bid: { id: position.id, title: position.title } }}
      title={joinLabel(t(entry ? TEXTS.editBanner : TEXTS.addBanner), position.title, t.locale)}
      back={buildListHref('/admin/ad/banner_list', search, { bid })}
      fixed={{ bid }}
      returnsToList
      previewOn={previewOn}
    />
  );
}

interface Position {
  id: number;
  page: string;
  status: string;
}

/** The public page of a position; for "all pages", the first page without its own position. */
export function findPreviewPage(
  { id, page }: Position,
  positions: readonly Position[],
): PagePath | undefined {
  if (id === TEXT_BANNER_ID) return '/';
  if (page !== 'all') return findPath(page);
  const usedPages = new Set(
    positions.flatMap((each) => (each.status === 'published' ? each.page : [])),
  );
  return (
    banner.fields.page.options
      .filter((name) => !usedPages.has(name) && !PAGES_WITH_OWN_HEADER.has(name))
      .map(findPath)
      .find((path) => path !== undefined) ?? '/news'
  );
}

function findPath(page: string): PagePath | undefined {
  const path = `/${{ home: '', forms: 'formVisit' }[page] ?? page}`;
  return PUBLIC_PAGES.find((each) => each === path);
}
