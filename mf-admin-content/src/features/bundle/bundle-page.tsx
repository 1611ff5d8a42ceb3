import { NotFound, nullIfNotFound } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import {
  ADMIN_BUNDLES,
  BUNDLE_PATHS,
  type Bundle,
  type ListedBundle,
} from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BundleList } from './bundle-list.tsx';
import { BundleView } from './bundle-view.tsx';
import { TEXTS } from './texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const from = context.get(apiContext);
  const id = new URL(request.url).searchParams.get('id');
  if (id !== null)
    return {
      list: null,
      bundle: /^\d{1,9}$/.test(id)
        ? await nullIfNotFound(from.get<Bundle>(BUNDLE_PATHS.one(id)))
        : null,
    };
  const { list } = await from.get<{ list: ListedBundle[] }>(BUNDLE_PATHS.list);
  return { list, bundle: null };
}

/** Changes that go live together: all of them, or one with `?id=`. */
export function Component() {
  const t = useMessage();
  const { list, bundle } = useLoaderData<typeof loader>();
  if (list) return <BundleList list={list} />;
  if (bundle) return <BundleView key={bundle.id} bundle={bundle} />;
  return <NotFound title={t(TEXTS.gone)} back={{ to: ADMIN_BUNDLES, label: t(TEXTS.back) }} />;
}
