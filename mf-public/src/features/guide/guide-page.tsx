import type { FacultyLevel } from '@admissions/model/kinds';
import { useLoaderData } from 'react-router';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { ScoresBlock } from '../../lib/calculators/scores/scores-block.tsx';
import { DOCTORAL_LEVEL, LEVELS } from '../../lib/departments/levels.ts';
import { NextSteps } from '../../lib/page/next-steps.tsx';
import { createLoader } from '../../lib/reads.ts';
import { loadNewestStandards } from '../../lib/scores/standards.ts';
import { GuideHead } from './guide-head.tsx';
import { GuideView } from './guide-view.tsx';
import { loadGuide, selectDoctoral } from './load-guide.ts';

/** Page of the earlier edition with doctoral programmes only. */
const DOCTORAL = '/original/phd';

const NEXT = [
  ['/admissions?level=master#channels', '招生日程與簡章', '甄試、考試與在職專班的日期。'],
  ['/events?who=graduate', '來實驗室看看', '給準研究生的活動與說明會。'],
  ['/compare', '比較系所', '把收藏的系所並排來看。'],
] as const;

export const loader = createLoader(async ({ api, url, search }) => {
  const level: FacultyLevel = url.pathname.endsWith(LEVELS.bachelor.path) ? 'bachelor' : 'master';
  const isDoctoral = url.pathname.startsWith(DOCTORAL);
  const [guide, banners, standards] = await Promise.all([
    loadGuide(api, level, search),
    loadPageBanners(api, level),
    level === 'bachelor' ? loadNewestStandards(api) : null,
  ]);
  return {
    level,
    isDoctoral,
    guide: isDoctoral ? selectDoctoral(guide) : guide,
    banners,
    standards,
  };
});

export function Component() {
  const { level, isDoctoral, guide, banners, standards } = useLoaderData<typeof loader>();
  return (
    <GuideView
      level={level}
      {...guide}
      tool={
        level === 'bachelor' &&
        (guide.colleges.length > 0 ? (
          <ScoresBlock departments={null} standards={standards} />
        ) : (
          // The menu leads to it.
          <span id="scores" />
        ))
      }
      after={level === 'master' && <NextSteps links={NEXT} />}
      head={(finder) => (
        <GuideHead
          level={{ ...LEVELS[level], ...(isDoctoral && DOCTORAL_LEVEL) }}
          banners={banners}
          departments={guide.departments}
          finder={finder}
        />
      )}
    />
  );
}
// The search filters loaded data.
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
