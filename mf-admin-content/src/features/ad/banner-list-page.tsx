import {
  KindList,
  LinkButton,
  ListSearch,
  listDrafts,
  listReviews,
  loadList,
  PageHeader,
} from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import type { StaffListedOf } from '@admissions/model';
import { banner, bannerSub } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { listHelp } from '../../lib/kind-help.ts';
import { buildHrefWithList } from '../../lib/list-href.ts';
import { loadEntry, parseEntryId } from '../../lib/load-entry.ts';
import { TEXTS } from '../../lib/texts.ts';
import { buildFilters, loadTargets } from '../../screens/list-filters.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  // Choosing all positions leaves an empty parameter.
  const isOfOne = Boolean(new URL(request.url).searchParams.get('bid'));
  const bid = isOfOne ? parseEntryId(request.url, 'bid') : null;
  const [list, drafts, reviews, position, targets] = await Promise.all([
    loadList(api, bannerSub, request.url, bid === null ? {} : { bid }),
    listDrafts(api, bannerSub),
    listReviews(api, bannerSub),
    bid === null ? null : loadEntry(api, banner, bid),
    bid === null ? loadTargets(api, bannerSub) : {},
  ]);
  return { list, drafts, reviews, position, targets };
}

const noteOf = (page: string | undefined) => {
  if (!page) return TEXTS.bannersNote;
  return page === 'all' ? TEXTS.bannersOfAll : TEXTS.bannersOfPage;
};

/** The banners of position `bid` in order; without it, of all positions. */
export function Component() {
  const { list, drafts, reviews, position, targets } = useLoaderData<typeof loader>();
  const t = useMessage();
  const [search] = useSearchParams();
  const keep: Record<string, string> = position ? { bid: String(position.id) } : {};
  const buildHref = (query: Record<string, string>) =>
    buildHrefWithList('/admin/ad/edit_sub', { ...keep, ...query }, search);
  const editHref = ({ id, bid }: StaffListedOf<typeof bannerSub>) =>
    buildHref({ ...(!position && { bid: String(bid.id) }), id: String(id) });
  return (
    <>
      <PageHeader
        title={position ? position.title : t(TEXTS.banners)}
        note={t(noteOf(position?.page))}
        help={listHelp(bannerSub)}
        actions={
          <>
            <LinkButton to="/admin/ad/banner">
              {t(position ? TEXTS.backToList : TEXTS.places)}
            </LinkButton>
            {position && (
              <LinkButton to={buildHref({})} isPrimary shortcut="n">
                {t(TEXTS.addBanner)}
              </LinkButton>
            )}
          </>
        }
      />
      <ListSearch
        kind={bannerSub}
        loaded={list}
        fixedParams={keep}
        filters={position ? [] : buildFilters(bannerSub, targets, t)}
      />
      <KindList
        kind={bannerSub}
        drafts={drafts}
        reviews={reviews}
        loaded={list}
        editHref={editHref}
        fixedParams={keep}
        isSortable={position !== null}
      />
    </>
  );
}
