import {
  type AnyEntry,
  Button,
  computeShownState,
  KindList,
  ListSearch,
  loadList,
  loadWholeList,
  PageHeader,
  SampleMark,
  Tag,
} from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import {
  adminPathsOf,
  formatDay,
  omitThisYear,
  type StaffListedOf,
  taipeiDay,
} from '@admissions/model';
import { banner, bannerSub, TOPICS } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { listHelp } from '../../lib/kind-help.ts';
import { TEXTS } from '../../lib/texts.ts';
import { PAGES_WITH_OWN_HEADER } from './own-header.ts';
import styles from './positions-page.module.css';

const PAGE_SIZE = 100;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [list, banners] = await Promise.all([
    loadList(api, banner, request.url, { perpage: PAGE_SIZE }),
    loadWholeList<Banner>(adminPathsOf(bannerSub).list),
  ]);
  return { list, banners };
}

export function Component() {
  const t = useMessage();
  const { list, banners } = useLoaderData<typeof loader>();
  const [isWhole, setWhole] = useState(false);
  // What somebody looks for is neither folded nor moved.
  const isUsual = useSearchParams()[0].size === 0;
  const ownOf = (place?: AnyEntry) => banners.filter(({ bid }) => bid.id === place?.id);
  const isDefault = (place: AnyEntry) =>
    !WITHOUT_DEFAULT.has(place.page) && !ownOf(place).some(isShown);
  const common = list.page.list.find(({ page }) => page === 'all');
  const defaults = list.page.list.filter(isDefault);
  const others = list.page.list.filter((place) => !isDefault(place));
  const grouped = [
    ...others.toSorted((one, other) => Number(HOME.has(other.page)) - Number(HOME.has(one.page))),
    ...(isWhole ? defaults : []),
  ];
  const states = list.page.states && { ...list.page.states, all: grouped.length };
  const page = { ...list.page, list: grouped, total: grouped.length, ...(states && { states }) };
  const total = t(TEXTS.countOfPlaces, { count: others.length, more: defaults.length });
  const renderBanner = (_: unknown, place: AnyEntry) => {
    const shown = ownOf(isDefault(place) ? common : place).find(isShown);
    if (!shown) return null;
    const { pic, title, unpublishAt } = shown;
    const day = unpublishAt && omitThisYear(formatDay(taipeiDay(unpublishAt)));
    return (
      <span className="line">
        {pic && (
          <img
            className={isDefault(place) ? styles.pale : styles.picture}
            src={pic.url}
            alt=""
            loading="lazy"
          />
        )}
        <span>
          {title}
          {day && <small className="faint tiny block">{t(TEXTS.endsAt, { day })}</small>}
        </span>
      </span>
    );
  };
  const renderState = (place: AnyEntry) => {
    if (isDefault(place))
      return <Link to={`/admin/ad/edit_sub?bid=${place.id}`}>{t(TEXTS.ownBanner)}</Link>;
    const own = ownOf(place);
    const shown = own.filter(isShown).length;
    if (shown === 0) return <Tag>{t(TEXTS.noBanners)}</Tag>;
    const text = place.mode === 'text' ? TEXTS.messagesIn : TEXTS.bannersIn;
    return (
      <span className="wrap gap-xs">
        <Tag color="success">{t(text, { total: own.length, shown })}</Tag>
        {own.some(({ isSample }) => isSample) && <SampleMark />}
      </span>
    );
  };
  return (
    <>
      <PageHeader title={TEXTS.places} note={t(TEXTS.placesNote)} help={listHelp(banner)} />
      <ListSearch kind={banner} loaded={list} />
      <KindList
        kind={banner}
        loaded={isUsual ? { ...list, page, total } : list}
        editHref={({ id }) => `/admin/ad/banner_list?bid=${id}`}
        hasHistory={false}
        lead={[{ key: 'picture', title: TEXTS.banners, render: renderBanner }]}
        renderState={renderState}
      />
      {isUsual && defaults.length > 0 && (
        <Button type="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(TEXTS.defaults, { count: defaults.length }) + (isWhole ? ' ▴' : ' ▾')}
        </Button>
      )}
    </>
  );
}

const HOME: ReadonlySet<unknown> = new Set(['home', ...TOPICS]);
const WITHOUT_DEFAULT: ReadonlySet<unknown> = new Set(['all', ...HOME, ...PAGES_WITH_OWN_HEADER]);

type Banner = StaffListedOf<typeof bannerSub>;
const isShown = (each: Banner) => computeShownState(each) === 'published';
