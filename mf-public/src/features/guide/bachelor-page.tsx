import { apiContext } from '@admissions/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageBanners } from '../../lib/banners/page-banners.ts';
import { ScoresBlock } from '../../lib/calculators/scores/scores-block.tsx';
import { LEVELS } from '../../lib/departments/levels.ts';
import { loadNewestStandards } from '../../lib/marks/standards.ts';
import { PageError } from '../../lib/page-error.tsx';
import { GuideHead } from './guide-head.tsx';
import { GuideView } from './guide-view.tsx';
import { loadGuide } from './load-guide.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [guide, banners, standards] = await Promise.all([
    loadGuide(api, 'bachelor', request.url),
    pageBanners(api, 'bachelor'),
    loadNewestStandards(api),
  ]);
  return { guide, banners, standards };
}

export function Component() {
  const { guide, banners, standards } = useLoaderData<typeof loader>();
  return (
    <GuideView
      level="bachelor"
      {...guide}
      tool={<ScoresBlock departments={null} standards={standards} />}
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
