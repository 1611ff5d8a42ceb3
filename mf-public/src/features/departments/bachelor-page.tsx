import { apiContext } from '@admissions/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageBanners } from '../../lib/banners/page-banners.ts';
import { PageError } from '../../lib/page-error.tsx';
import { loadGuide } from './guide-data.ts';
import { GuideHead } from './guide-head.tsx';
import { GuideView } from './guide-view.tsx';
import { LEVELS } from './levels.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [guide, banners] = await Promise.all([
    loadGuide(api, 'bachelor'),
    pageBanners(api, 'bachelor'),
  ]);
  return { guide, banners };
}

export function Component() {
  const { guide, banners } = useLoaderData<typeof loader>();
  return (
    <GuideView
      level="bachelor"
      {...guide}
      head={(finder) => (
        <GuideHead level={LEVELS.bachelor} banners={banners} departments={guide.departments ?? []}>
          {finder}
        </GuideHead>
      )}
    />
  );
}
export const ErrorBoundary = PageError;
// The search narrows what is there already.
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;
