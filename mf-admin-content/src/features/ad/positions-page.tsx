import {
  type AnyEntry,
  KindList,
  ListSearch,
  loadList,
  PageHeader,
  Tag,
} from '@admissions/admin-ui';
import { type Api, apiContext } from '@admissions/api-client';
import { adminPathsOf, type StaffListedOf } from '@admissions/model';
import { banner, bannerSub } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listHelp } from '../../lib/kind-help.ts';
import { TEXTS } from '../../lib/texts.ts';
import { buildFilters } from '../../screens/list-filters.ts';
import { PAGES_WITH_OWN_HEADER } from './own-header.ts';
import styles from './positions-page.module.css';

const PAGE_SIZE = 100;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [list, banners] = await Promise.all([
    loadList(api, banner, request.url, { perpage: PAGE_SIZE }),
    loadBanners(api),
  ]);
  return { list, banners };
}

export function Component() {
  const t = useMessage();
  const { list, banners } = useLoaderData<typeof loader>();
  const ownOf = (place?: AnyEntry) => banners.filter(({ bid }) => bid.id === place?.id);
  const common = list.page.list.find(({ page }) => page === 'all');
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
          !ownOf(place).some(isShown) && (
            <Tag>{t(showsDefault(place) ? TEXTS.defaultBanner : TEXTS.noBanners)}</Tag>
          )
        }
        extra={[
          {
            key: 'banners',
            title: TEXTS.banners,
            render: (_, place) => {
              const own = ownOf(place);
              const shown = own.filter(isShown).length;
              const isDefault = shown === 0 && showsDefault(place);
              const pic = ownOf(isDefault ? common : place).find(isShown)?.pic;
              return (
                <span className={styles.banners}>
                  {pic && (
                    <img
                      style={{ opacity: isDefault ? 0.4 : 1 }}
                      src={pic.url}
                      alt=""
                      loading="lazy"
                    />
                  )}
                  {own.length > 0 &&
                    t(place.mode === 'text' ? TEXTS.messagesIn : TEXTS.bannersIn, {
                      total: own.length,
                      shown,
                    })}
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

type Banner = StaffListedOf<typeof bannerSub>;
const isShown = ({ status }: Banner) => status === 'published';

/** The banners of all positions. */
async function loadBanners(api: Api, page = 1): Promise<Banner[]> {
  const { list, total } = await api.get<Page<Banner>>(adminPathsOf(bannerSub).list, {
    params: { page, perpage: PAGE_SIZE },
  });
  return page * PAGE_SIZE < total ? [...list, ...(await loadBanners(api, page + 1))] : list;
}
