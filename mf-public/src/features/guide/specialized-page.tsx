import { parseLocale } from '@admissions/model';
import { Container } from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { selectLanguage } from '../../lib/departments/guide-data.ts';
import { LEVELS } from '../../lib/departments/levels.ts';
import { loadProgrammes } from '../../lib/english/load-programmes.ts';
import { ProgrammeList } from '../../lib/english/programme-list.tsx';
import { NextSteps, VISIT } from '../../lib/page/next-steps.tsx';
import { readSingle } from '../../lib/public-reads.ts';
import { createLoader, loadPageOrNull } from '../../lib/reads.ts';
import { GuideHead } from './guide-head.tsx';
import { GuideView } from './guide-view.tsx';
import { loadGuide } from './load-guide.ts';
import styles from './specialized-page.module.css';

const NEXT = [
  ['/admissions', '國際學院：招生日程', '先看哪一個管道現在能報名。'],
  ['/events?college=international', '國際學院：坐進一堂英語課', '看看有哪些日子開放。'],
  [VISIT[0], '企業書院、校學士：約一天見導師', '參訪時可以指定要談的書院。'],
] as const;

export const loader = createLoader(async ({ api, url, search }) => {
  const isEnglish = parseLocale(url.search) === 'en';
  const [guide, intro, banners, programmes] = await Promise.all([
    loadGuide(api, 'specialized', search),
    loadPageOrNull(readSingle(api, 'faculty/specialized_intro')),
    loadPageBanners(api, 'specialized'),
    isEnglish ? loadProgrammes(api) : null,
  ]);
  return { guide, intro: intro && selectLanguage(intro, url), banners, programmes };
});

export function Component() {
  const { guide, intro, banners, programmes } = useLoaderData<typeof loader>();
  const head = { level: LEVELS.specialized, intro, banners };
  if (programmes)
    return (
      <>
        <GuideHead {...head} departments={null} />
        <Container>
          <div className={styles.programmes}>
            <ProgrammeList programmes={programmes} />
          </div>
          {intro?.isEnglish && (
            <div className={styles.english}>
              <BodyView items={intro.body} isEnglish />
            </div>
          )}
        </Container>
      </>
    );
  const { body = [], isEnglish = false } = intro ?? {};
  // A table at the beginning compares the ways: right below the head.
  const first = body.slice(0, body[0]?.type === 'table' ? 1 : 0);
  const words = body.slice(first.length);
  return (
    <GuideView
      level="specialized"
      {...guide}
      // Few enough to read: no finder.
      head={() => <GuideHead {...head} departments={guide.departments} />}
      after={
        <>
          <Intro items={words} isEnglish={isEnglish} />
          {!isEnglish && <NextSteps links={NEXT} />}
        </>
      }
    >
      {first.length > 0 && (
        <Intro
          items={first}
          isEnglish={isEnglish}
          rowLinks={Object.fromEntries(
            guide.colleges.map(({ title, anchor }) => [title, `#div${anchor}`]),
          )}
        />
      )}
    </GuideView>
  );
}

const Intro = (body: ComponentProps<typeof BodyView>) => (
  <div className={styles.intro}>
    <Container>
      <BodyView {...body} />
    </Container>
  </div>
);

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
