import type { Api } from '@admissions/api-client';
import { parseLocale, taipeiDay } from '@admissions/model';
import { ButtonLink, Container } from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { loadDepartmentChannels } from '../../lib/departments/admission-channels/admission-channels.ts';
import { formatDue } from '../../lib/departments/admission-channels/result-text.ts';
import { type College, selectLanguage } from '../../lib/departments/guide-data.ts';
import { LEVELS } from '../../lib/departments/levels.ts';
import { loadProgrammes } from '../../lib/english/load-programmes.ts';
import { ProgrammeList } from '../../lib/english/programme-list.tsx';
import { toMonthDay } from '../../lib/events/event-labels.ts';
import { NextSteps, type Step } from '../../lib/page/next-steps.tsx';
import { readSingle } from '../../lib/public-reads.ts';
import { createLoader, loadPageOrNull } from '../../lib/reads.ts';
import { GuideHead } from './guide-head.tsx';
import { GuideView } from './guide-view.tsx';
import { loadGuide } from './load-guide.ts';
import styles from './specialized-page.module.css';

export const loader = createLoader(async ({ api, url, search }) => {
  const isEnglish = parseLocale(url.search) === 'en';
  const [guide, intro, banners, programmes] = await Promise.all([
    loadGuide(api, 'specialized', search),
    loadPageOrNull(readSingle(api, 'faculty/specialized_intro')),
    loadPageBanners(api, 'specialized'),
    isEnglish ? loadProgrammes(api) : null,
  ]);
  const ways = programmes ? [] : await Promise.all(guide.colleges.map(loadWay(api, guide)));
  return { guide, intro: intro && selectLanguage(intro, url), banners, programmes, ways };
});

/** The next application of a way, and the later ones; without a date its rule. */
const loadWay =
  (api: Api, { departments }: Awaited<ReturnType<typeof loadGuide>>) =>
  async ({ id, title, tagline }: College): Promise<Step[]> => {
    const first = departments?.find(({ college }) => college.id === id);
    if (!first) return [];
    const { twin } = first;
    const channels = await loadDepartmentChannels(
      api,
      twin ? { level: 'bachelor', id: twin.id } : { level: 'specialized', id: first.id },
      taipeiDay(),
    );
    if (!channels) return [];
    const { due, ways } = channels;
    const [way] = ways;
    const later = ways
      // Without a channel it has no dates.
      .filter(({ id, due: step, channel }) => id !== due?.id && (step || channel === null))
      .map(({ title: name, due: step }) => ({ name, day: step?.dates.begin ?? '' }))
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map(({ name, day }) => (day ? `${name}${toMonthDay(day)}起` : name));
    return due?.due
      ? [
          [
            `/admissions#item-${due.channel}`,
            `${title}：${due.title} ${formatDue(due.due)}`.replace(/ (?=報名)/, '\u00a0'),
            later.length > 0 ? `之後：${later.join('、')}。` : tagline,
          ],
        ]
      : [
          [
            `${LEVELS.specialized.detail}?id=${first.id}#in`,
            `${title}：${way?.title}`,
            way?.note ?? '',
          ],
        ];
  };

export function Component() {
  const { guide, intro, banners, programmes, ways } = useLoaderData<typeof loader>();
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
  const [due] = ways.flat().filter(([href]) => href.startsWith('/admissions'));
  const first = body.slice(0, body[0]?.type === 'table' ? 1 : 0);
  const words = body.slice(first.length);
  return (
    <GuideView
      level="specialized"
      {...guide}
      // Few enough to read: no finder.
      head={() => (
        <GuideHead {...head} departments={guide.departments}>
          {due && (
            <p className="space-m">
              <ButtonLink href={due[0]} look="sun">
                {due[1].replace(/^.+：/, '')}
              </ButtonLink>
            </p>
          )}
        </GuideHead>
      )}
      after={
        <>
          <Intro items={words} isEnglish={isEnglish} />
          {!isEnglish && <NextSteps links={ways.flat()} />}
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
