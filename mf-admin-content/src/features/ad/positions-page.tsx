import { KindList, ListSearch, loadList, PageHeader, readOptionLabel } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { pair } from '@admissions/model';
import { banner } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { listHelp } from '../../lib/kind-help.ts';
import { TEXTS } from '../../lib/texts.ts';
import { loadBanners } from './load-banners.ts';
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
      <PageHeader title={t(TEXTS.places)} note={t(TEXTS.placesNote)} help={listHelp(banner, t)} />
      <ListSearch
        state={list.state}
        filters={[
          {
            name: 'mode',
            label: pair('形式', 'Form'),
            options: banner.fields.mode.options.map((value) => ({
              value,
              label: t(readOptionLabel(banner, 'mode', value)),
            })),
          },
        ]}
      />
      <KindList
        kind={banner}
        loaded={list}
        editHref={editHref}
        hasHistory={false}
        extra={[
          {
            key: 'banners',
            title: t(TEXTS.banners),
            render: (_, { id }) => {
              const { total, shown, pic } = banners.get(id) ?? { total: 0, shown: 0, pic: null };
              return (
                <span className={styles.banners}>
                  {pic && <img src={pic.url} alt="" loading="lazy" />}
                  {t(total === 0 ? TEXTS.noBanners : TEXTS.bannersIn, { total, shown })}
                </span>
              );
            },
          },
        ]}
      />
    </>
  );
}
