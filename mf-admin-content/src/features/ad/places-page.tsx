import { KindList, ListSearch, loadList, PageHeader, readOptionLabel } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { banner } from '@admissions/contracts/kinds';
import { useMessage } from '@admissions/store';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { TEXTS } from '../../lib/texts.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadList(context.get(apiContext), banner, request.url);

export function Component() {
  const t = useMessage();
  const list = useLoaderData<typeof loader>();
  const editHref = ({ id }: { id: number }) => `/admin/ad/banner_list?bid=${id}`;
  return (
    <>
      <PageHeader title={t(TEXTS.places)} note={t(TEXTS.placesNote)} />
      <ListSearch
        key={JSON.stringify(list.state)}
        state={list.state}
        filters={[
          {
            name: 'mode',
            label: { 'zh-TW': '形式', en: 'Form' },
            options: banner.fields.mode.options.map((value) => ({
              value,
              label: t(readOptionLabel(banner, 'mode', value)),
            })),
          },
        ]}
      />
      <KindList kind={banner} loaded={list} editHref={editHref} hasHistory={false} />
    </>
  );
}
