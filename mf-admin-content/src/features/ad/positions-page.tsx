import {
  type AnyEntry,
  KindList,
  ListSearch,
  loadList,
  PageHeader,
  Tag,
} from '@admissions/admin-ui';
import { type Api, apiContext } from '@admissions/api-client';
import { adminPathsOf, type ImageValue, type StaffListedOf } from '@admissions/model';
import { banner, bannerSub } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listHelp } from '../../lib/kind-help.ts';
import { TEXTS } from '../../lib/texts.ts';
import { buildFilters } from '../../screens/list-filters.ts';
import { PAGES_WITH_OWN_HEADER } from './own-header.ts';
import styles from './positions-page.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [list, banners] = await Promise.all([loadList(api, banner, request.url), loadBanners(api)]);
  return { list, banners };
}

export function Component() {
  const t = useMessage();
  const { list, banners } = useLoaderData<typeof loader>();
  const editHref = ({ id }: { id: number }) => `/admin/ad/banner_list?bid=${id}`;
  return (
    <>
      <PageHeader title={TEXTS.places} note={t(TEXTS.placesNote)} help={listHelp(banner)} />
      <ListSearch kind={banner} loaded={list} filters={buildFilters(banner, {}, t)} />
      <KindList
        kind={banner}
        loaded={list}
        editHref={editHref}
        hasHistory={false}
        renderState={(place) =>
          !banners.get(place.id)?.shown && (
            <Tag>{t(showsDefault(place) ? TEXTS.defaultBanner : TEXTS.noBanners)}</Tag>
          )
        }
        extra={[
          {
            key: 'banners',
            title: TEXTS.banners,
            render: (_, { id, mode }) => {
              const { total, shown, pic } = banners.get(id) ?? { total: 0, shown: 0, pic: null };
              if (total === 0) return '—';
              return (
                <span className={styles.banners}>
                  {pic && <img src={pic.url} alt="" loading="lazy" />}
                  {t(mode === 'text' ? TEXTS.messagesIn : TEXTS.bannersIn, { total, shown })}
                </span>
              );
            },
          },
        ]}
      />
    </>
  );
}

const PAGES_WITHOUT_DEFAULT: ReadonlySet<string> = new Set(['all', ...PAGES_WITH_OWN_HEADER]);
const showsDefault = ({ page }: AnyEntry) => !PAGES_WITHOUT_DEFAULT.has(String(page));

const PAGE_SIZE = 100;

/** Number of banners in a position, number of published ones, and the first picture. */
interface PositionBanners {
  total: number;
  shown: number;
  pic: ImageValue | null;
}

/** The banners of all positions, by position id. */
async function loadBanners(api: Api): Promise<Map<number, PositionBanners>> {
  const positions = new Map<number, PositionBanners>();
  let read = 0;
  let total = 1;
  for (let page = 1; read < total; page++) {
    const answer = await api.get<Page<StaffListedOf<typeof bannerSub>>>(
      adminPathsOf(bannerSub).list,
      { params: { page, perpage: PAGE_SIZE } },
    );
    if (answer.list.length === 0) break;
    for (const { bid, status, pic } of answer.list) {
      const position = positions.get(bid.id) ?? { total: 0, shown: 0, pic: null };
      positions.set(bid.id, {
        total: position.total + 1,
        shown: position.shown + (status === 'published' ? 1 : 0),
        pic: position.pic ?? pic ?? null,
      });
    }
    read += answer.list.length;
    total = answer.total;
  }
  return positions;
}
