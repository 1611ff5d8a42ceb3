import type { Api } from '@admissions/api-client';
import { apiContext } from '@admissions/api-client';
import type { StaffListedOf } from '@admissions/model';
import { adminPathsOf, joinLabel } from '@admissions/model';
import { banner, bannerSub, TEXT_BANNER_ID } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { buildListHref } from '../../lib/list-href.ts';
import { loadEntry, loadNewFromUrl, loadWithDraft, parseEntryId } from '../../lib/load-entry.ts';
import { TEXTS } from '../../lib/texts.ts';
import { EntryPage } from '../../screens/entry-page.tsx';
import { findPreviewPage } from './find-preview-page.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const isNew = !new URL(request.url).searchParams.has('id');
  const [{ place, previewOn }, edited] = await Promise.all([
    loadPlace(api, parseEntryId(request.url, 'bid')),
    isNew
      ? loadNewFromUrl(api, bannerSub, request.url)
      : loadWithDraft(api, bannerSub, parseEntryId(request.url)),
  ]);
  return { place, previewOn, ...edited };
}

/** A place and the page on which its banners are seen. Only of those for all pages the other places decide which it is. */
async function loadPlace(api: Api, id: number) {
  const place = await loadEntry(api, banner, id);
  if (place.page !== 'all') return { place, previewOn: findPreviewPage(place, []) };
  const { list } = await api.get<Page<StaffListedOf<typeof banner>>>(adminPathsOf(banner).list, {
    params: { perpage: 100 },
  });
  return { place, previewOn: findPreviewPage(place, list) };
}

const TEXT_FIELDS = ['title', 'text', 'link', 'newWindow'] as const;
const PICTURE_FIELDS = ['title', 'text', 'pic', 'picMobile', 'link', 'newWindow'] as const;

/** A banner of a place: words only for the text banner (place 1), otherwise pictures. */
export function Component() {
  const t = useMessage();
  const [search] = useSearchParams();
  const { place, previewOn, entry, draft } = useLoaderData<typeof loader>();
  const bid = String(place.id);
  return (
    <EntryPage
      key={entry?.id ?? 'new'}
      kind={bannerSub}
      entry={entry}
      draft={draft}
      fields={place.id === TEXT_BANNER_ID || place.mode === 'text' ? TEXT_FIELDS : PICTURE_FIELDS}
      preset={{ bid: { id: place.id, title: place.title } }}
      title={joinLabel(t(entry ? TEXTS.editBanner : TEXTS.addBanner), place.title, t.locale)}
      back={buildListHref('/admin/ad/banner_list', search, { bid })}
      fixed={{ bid }}
      isLeftWhenSaved
      previewOn={previewOn}
    />
  );
}
