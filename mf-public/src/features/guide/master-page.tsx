import { apiContext } from '@admissions/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageBanners } from '../../lib/banners/page-banners.ts';
import { DOCTORAL_LEVEL, LEVELS } from '../../lib/departments/levels.ts';
import { PageError } from '../../lib/page-error.tsx';
import { GuideHead } from './guide-head.tsx';
import { GuideView } from './guide-view.tsx';
import { loadGuide, selectDoctoral } from './load-guide.ts';

/** The page of the earlier edition that has the doctoral programmes alone. */
const DOCTORAL = '/original/phd';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [guide, banners] = await Promise.all([
    loadGuide(api, 'master', request.url),
    pageBanners(api, 'master'),
  ]);
  const isDoctoral = new URL(request.url).pathname.startsWith(DOCTORAL);
  return { guide: isDoctoral ? selectDoctoral(guide) : guide, banners, isDoctoral };
}

export function Component() {
  const { guide, banners, isDoctoral } = useLoaderData<typeof loader>();
  return (
    <GuideView
      level="master"
      {...guide}
      head={(finder) => (
        <GuideHead
          level={isDoctoral ? { ...LEVELS.master, ...DOCTORAL_LEVEL } : LEVELS.master}
          banners={banners}
          departments={guide.departments ?? []}
        >
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
