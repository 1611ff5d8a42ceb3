import type { FacultyLevel } from '@admissions/contracts/kinds';
import { useMessage } from '@admissions/store';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  Fold,
  JsonLd,
  MoreLink,
  Phrases,
} from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import { useSearchParams } from 'react-router';
import { ShareBar } from '../../lib/article/share-bar.tsx';
import { CostLines } from '../../lib/calculators/costs/cost-lines.tsx';
import { TEXTS as COST_TEXTS } from '../../lib/calculators/costs/texts.ts';
import { ScoresBlock } from '../../lib/calculators/scores/scores-block.tsx';
import { findBuilding } from '../../lib/campus/buildings.ts';
import { CampusWhere } from '../../lib/campus/campus-where.tsx';
import { CompareBar } from '../../lib/departments/compare-bar.tsx';
import { DepartmentRow } from '../../lib/departments/department-row.tsx';
import type { Department, loadDepartment } from '../../lib/departments/guide-data.ts';
import { LanguageTabs } from '../../lib/departments/language-tabs.tsx';
import { DEGREE_NAMES, LEVELS } from '../../lib/departments/levels.ts';
import { chooseNames } from '../../lib/departments/names.ts';
import { GraduateOutcomes, hasFigures } from '../../lib/departments/outcomes/graduate-outcomes.tsx';
import { TEXTS as OUTCOME_TEXTS } from '../../lib/departments/outcomes/texts.ts';
import { programmeData } from '../../lib/departments/programme-data.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { VoiceCard } from '../../lib/departments/voice-card.tsx';
import { TEXTS as WAY_IN_TEXTS } from '../../lib/departments/ways-in/texts.ts';
import { EventTeaser } from '../../lib/events/event-teaser.tsx';
import { Related } from '../../lib/page/related.tsx';
import { usePublisher } from '../../lib/structured/use-publisher.ts';
import { CourseMap } from './course-map.tsx';
import { DepartmentHero } from './department-hero.tsx';
import { DepartmentMeta } from './department-meta.tsx';
import styles from './department-view.module.css';
import { describeEntry } from './describe-entry.ts';
import { FactBox } from './fact-box.tsx';
import { WaysIn } from './ways-in/ways-in.tsx';

/** How much of its words a phone shows before it asks. */
const FIRST_ITEMS = 3;
/** A fold for less than this would hide more than it saves. */
const FEWEST_FOLDED = 2;

interface DepartmentViewProps extends Awaited<ReturnType<typeof loadDepartment>> {
  level: FacultyLevel;
}
/** A department: its head, facts, what it is like, courses, careers, students, ways in, and its neighbours. */
export function DepartmentView({
  level,
  department,
  college,
  voices: allVoices,
  siblings,
  waysIn: allWaysIn,
  costs,
  tour,
  events,
  today,
}: DepartmentViewProps) {
  const t = useMessage();
  const publisher = usePublisher();
  const { origin } = publisher;
  const [search] = useSearchParams();
  const { path, detail, title: levelTitle } = LEVELS[level];
  const {
    id,
    summary,
    degree,
    body,
    hasEnglish,
    isEnglish,
    channels,
    research = [],
    twin,
  } = department;
  // In English stands what has an English text: ways in, careers and voices of the Chinese guide do not.
  const { courses, careers } = isEnglish
    ? { courses: department.courses.filter(isEnglishYear), careers: [] }
    : department;
  const voices = isEnglish ? [] : allVoices;
  const waysIn = isEnglish ? null : allWaysIn;
  const href = `${detail}?id=${id}`;
  const firstItems = body.length < FIRST_ITEMS + FEWEST_FOLDED ? body.length : FIRST_ITEMS;
  // Ways in of a programme that stands in two guides are kept in the bachelor guide.
  const scored = level === 'bachelor' ? id : twin?.id;
  // The plan calls its buildings in Chinese.
  const building = isEnglish ? undefined : findBuilding(department.place ?? '');
  // What is known of them in full says more.
  const hasChannels = channels.length > 0 && waysIn === null && !isEnglish;
  const parts = [
    ['feature', TEXTS.feature, true],
    ['research', TEXTS.research, research.length > 0],
    ['courses', TEXTS.courses, courses.length > 0],
    ['in', WAY_IN_TEXTS.title, waysIn !== null],
    ['cost', COST_TEXTS.title, costs !== null],
    ['careers', TEXTS.careers, careers.length > 0],
    ['after', OUTCOME_TEXTS.title, hasFigures(department)],
    ['shares', TEXTS.shares, voices.length > 0],
    ['channels', TEXTS.channels, hasChannels],
    ['where', TEXTS.where, building !== undefined],
    ['apply', TEXTS.howIn, isEnglish],
  ] as const;
  return (
    <div data-college={college?.hue}>
      <DepartmentMeta department={department} href={href} />
      <JsonLd
        data={programmeData(
          { ...department, level: degree, degree: DEGREE_NAMES[degree]['zh-TW'] },
          describeEntry(waysIn),
          origin + href,
          publisher,
        )}
      />
      <DepartmentHero level={level} department={department} college={college} />
      <Breadcrumbs
        trail={[
          // The International College is a guide and a college at once.
          ...(college && chooseNames(t, college).name === t(levelTitle)
            ? []
            : [{ label: t(levelTitle), href: path }]),
          college
            ? { label: chooseNames(t, college).name, href: `${path}#div${college.anchor}` }
            : { label: department.college.title, isContent: true, href: path },
          { label: chooseNames(t, department).name },
        ]}
      />
      <Container>
        <div className={styles.page}>
          <div className={styles.side}>
            <FactBox department={department} waysIn={waysIn} costs={costs} />
            <nav aria-label={t(TEXTS.onPage)} className={styles.parts} data-no-print>
              <ul>
                {parts.map(
                  ([anchor, label, isThere]) =>
                    isThere && (
                      <li key={anchor}>
                        <a href={`#${anchor}`}>{t(label)}</a>
                      </li>
                    ),
                )}
              </ul>
            </nav>
          </div>
          <div className={styles.main}>
            <section id="feature" aria-label={t(TEXTS.feature)}>
              {!isEnglish && <p className={styles.summary}>{summary}</p>}
              {hasEnglish && <LanguageTabs href={href} />}
              <BodyView items={body.slice(0, firstItems)} isEnglish={isEnglish} />
              {body.length > firstItems && (
                <div className={styles.rest}>
                  <Fold summary={t(TEXTS.readOn)}>
                    <BodyView items={body.slice(firstItems)} isEnglish={isEnglish} />
                  </Fold>
                </div>
              )}
            </section>
            {research.length > 0 && (
              <section id="research">
                <h2>
                  <Phrases>{t(TEXTS.research)}</Phrases>
                </h2>
                <ul className={styles.tiles} {...t.chinese}>
                  {research.map((each) => (
                    <li key={each}>
                      <Phrases>{each}</Phrases>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {courses.length > 0 && (
              <section id="courses">
                <h2>
                  <Phrases>{t(TEXTS.courseMap)}</Phrases>
                </h2>
                <Fold summary={t(TEXTS.coursesMore)} anchor="courses">
                  <CourseMap courses={courses} />
                </Fold>
              </section>
            )}
            {waysIn && <WaysIn waysIn={waysIn} />}
            {waysIn && scored !== undefined && (
              <ScoresBlock departments={[scored]} standards={waysIn.standards} />
            )}
            {costs && <CostLines costs={costs} />}
            {careers.length > 0 && (
              <section id="careers">
                <h2>
                  <Phrases>{t(TEXTS.careersAfter)}</Phrases>
                </h2>
                <ul className={styles.tiles} {...t.chinese}>
                  {careers.map((career) => (
                    <li key={career}>
                      <Phrases>{career}</Phrases>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {hasFigures(department) && <GraduateOutcomes department={department} />}
            {voices.length > 0 && (
              <section id="shares">
                <h2>
                  <Phrases>{t(TEXTS.sharesSay)}</Phrases>
                </h2>
                <ul className={styles.voices}>
                  {voices.map((voice) => (
                    <VoiceCard
                      key={voice.id}
                      voice={voice}
                      isCurrent={search.get('share') === String(voice.id)}
                    />
                  ))}
                </ul>
              </section>
            )}
            {hasChannels && (
              <section id="channels">
                <h2>
                  <Phrases>{t(TEXTS.howIn)}</Phrases>
                </h2>
                <ul className={styles.channels} {...t.chinese}>
                  {channels.map((channel) => (
                    <li key={channel}>{channel}</li>
                  ))}
                </ul>
                <p className={styles.actions}>
                  <ButtonLink href="/admissions">{t(TEXTS.dates)}</ButtonLink>
                  <ButtonLink href="/formVisit?who=student" look="outline">
                    {t(TEXTS.visit)}
                  </ButtonLink>
                </p>
              </section>
            )}
            {!isEnglish && college && (
              <EventTeaser
                title={TEXTS.comeToIt}
                occasions={events}
                today={today}
                allHref={`/events?college=${college.hue}`}
              />
            )}
            {building && (
              <section id="where" className={styles.where}>
                <h2>
                  <Phrases>{t(TEXTS.where)}</Phrases>
                </h2>
                <p className={styles.place}>
                  {t(TEXTS.whereIs)}
                  {department.place}
                </p>
                <Fold summary={t(TEXTS.whereMore)} anchor="where">
                  <CampusWhere numbers={[building.number]} tour={tour} />
                </Fold>
                <p className={styles.actions} data-no-print>
                  <MoreLink href="/traffic">{t(TEXTS.way)}</MoreLink>
                </p>
              </section>
            )}
            {isEnglish && (
              <section id="apply">
                <h2>{t(TEXTS.howIn)}</h2>
                <p>{t(TEXTS.applyInEnglish)}</p>
                <p className={styles.actions}>
                  <ButtonLink href="/#apply">{t(TEXTS.applySteps)}</ButtonLink>
                  <ButtonLink href="/formVisit?who=student" look="outline">
                    {t(TEXTS.visit)}
                  </ButtonLink>
                </p>
              </section>
            )}
            <ShareBar title={chooseNames(t, department).name} />
          </div>
        </div>
      </Container>
      <Related
        title={t(TEXTS.siblings, {
          title: college ? chooseNames(t, college).name : department.college.title,
        })}
        layout="pairs"
      >
        {siblings.map((sibling) => (
          <DepartmentRow key={sibling.id} level={level} department={sibling} isShort />
        ))}
      </Related>
      {!isEnglish && <CompareBar />}
    </div>
  );
}

const isEnglishYear = ({ year, titles }: Department['courses'][number]) =>
  !/\p{Script=Han}/u.test([year, ...titles].join(''));
