import { EmptyState, Phrases, Picture, Section } from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import { ListHead } from '../../lib/page/list-head.tsx';
import { NextSteps } from '../../lib/page/next-steps.tsx';
import { loadList, readSingle } from '../../lib/public-reads.ts';
import { createLoader, loadPageOrNull } from '../../lib/reads.ts';
import { CourseTable } from './course-table.tsx';
import styles from './digit-page.module.css';
import type { Course } from './selfvalue-data.ts';
import { DIGIT, TEXTS } from './texts.ts';

const WORK_COUNT = 3;
const NEXT = [
  ['/bachelor?q=AI', TEXTS.nextDepartments, TEXTS.nextDepartmentsMore],
  ['/camp', TEXTS.nextCamp, TEXTS.nextCampMore],
  ['/formTeacher', TEXTS.nextTeacher, TEXTS.nextTeacherMore],
] as const;
/** Interdisciplinary courses with a digital keyword. */
const isDigital = ({ title, summary }: Course) =>
  /AI|人工智慧|程式|生成|資料|數據/.test(`${title} ${summary}`);

export const loader = createLoader(async ({ api }) => {
  const [digital, courses, works, banners] = await Promise.all([
    loadPageOrNull(readSingle(api, 'selfvalue/digitalPic_info')),
    loadList(api, 'selfvalue/course_list'),
    loadList(api, 'college/share_list', { theme: 'research', perpage: WORK_COUNT }),
    loadPageBanners(api, 'digit'),
  ]);
  return { digital, courses: courses?.filter(isDigital) ?? [], works: works ?? [], banners };
});

export function Component() {
  const { digital, courses, works, banners } = useLoaderData<typeof loader>();
  const name = DIGIT.title;
  return (
    <>
      <ListHead
        texts={DIGIT}
        name={DIGIT.heading}
        title={name}
        eyebrow={name}
        path="/digit"
        trail={[{ label: name }]}
        banners={banners}
        tool={digital && <Steps digital={digital} />}
      />
      {digital ? (
        <>
          {courses.length > 0 && (
            <Section title={TEXTS.digitCourses} band="alt">
              <CourseTable courses={courses} />
            </Section>
          )}
          {works.length > 0 && <Works works={works} />}
          <NextSteps links={NEXT} />
        </>
      ) : (
        <Section title={name}>
          <EmptyState>{TEXTS.none}</EmptyState>
        </Section>
      )}
    </>
  );
}
type Loaded = Awaited<ReturnType<typeof loader>>;

function Steps({ digital }: { digital: NonNullable<Loaded['digital']> }) {
  return (
    <>
      <h2 className="vh">{digital.title}</h2>
      <ol className={styles.ladder}>
        {digital.steps.map(({ title, text }, index) => (
          <li key={title}>
            {digital.pics[index] && (
              <Picture
                image={digital.pics[index].pic}
                sizes="(width < 1100px) 30vw, 300px"
                ratio="card"
              />
            )}
            <span aria-hidden="true">{index + 1}</span>
            <h3>
              <Phrases>{title}</Phrases>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="lead stack">
        {[...new Set(digital.intro.split(/\n+/))].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  );
}

function Works({ works }: Pick<Loaded, 'works'>) {
  return (
    <Section title={TEXTS.works}>
      <ul className={styles.works}>
        {works.map(({ id, title, name: who, department, summary }) => (
          <li key={id} className={card.card}>
            <p className={card.meta}>
              {department} {who}
            </p>
            <CardTitle to={`/shareCont?id=${id}`}>{title}</CardTitle>
            <p className={card.summary}>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
