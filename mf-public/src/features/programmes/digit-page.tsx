import { fillPlaceholders } from '@admissions/model/messages';
import { EmptyState, Phrases, Picture, Section } from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { ListHead } from '../../lib/page/list-head.tsx';
import { NextSteps } from '../../lib/page/next-steps.tsx';
import { loadList, readSingle } from '../../lib/public-reads.ts';
import { createLoader, loadPageOrNull } from '../../lib/reads.ts';
import { CourseTable } from './course-table.tsx';
import styles from './digit-page.module.css';
import { PictureRow } from './picture-row.tsx';
import type { Course } from './selfvalue-data.ts';
import { DIGIT, TEXTS } from './texts.ts';

const WORK_COUNT = 3;
const NEXT = [
  ['/bachelor?q=AI', TEXTS.nextDepartments, TEXTS.nextDepartmentsMore],
  ['/camp', TEXTS.nextCamp, TEXTS.nextCampMore],
  ['/formTeacher', TEXTS.nextTeacher, TEXTS.nextTeacherMore],
] as const;
/** With a digital keyword. */
const isDigital = ({ title, summary }: Pick<Course, 'title' | 'summary'>) =>
  /AI|人工智慧|程式|生成|資料|數據/.test(`${title} ${summary}`);

export const loader = createLoader(async ({ api }) => {
  const [digital, courses, works, banners] = await Promise.all([
    loadPageOrNull(readSingle(api, 'selfvalue/digitalPic_info')),
    loadList(api, 'selfvalue/course_list'),
    loadList(api, 'college/share_list', { theme: 'research' }),
    loadPageBanners(api, 'digit'),
  ]);
  return {
    digital,
    courses: courses?.filter(isDigital) ?? [],
    works: works?.filter(isDigital).slice(0, WORK_COUNT) ?? [],
    banners,
  };
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
            <Section title={TEXTS.digitCourses} lead={TEXTS.digitCoursesLead} band="alt">
              <CourseTable
                courses={courses.map((course) => ({
                  ...course,
                  label: nameStep(digital.steps, course.title),
                }))}
              />
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

/** The step that mentions the course. */
function nameStep(steps: NonNullable<Loaded['digital']>['steps'], course: string) {
  const index = steps.findIndex(({ text }) => text.includes(course));
  const title = steps[index]?.title;
  return title && fillPlaceholders(TEXTS.step, { number: index + 1, title });
}

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
      <ul className="full-rows thirds">
        {works.map(({ id, title, pic, name: who, department, summary }) => (
          <PictureRow
            key={id}
            href={`/shareCont?id=${id}`}
            pic={pic}
            title={title}
            meta={`${department} ${who}`}
            summary={summary}
          />
        ))}
      </ul>
    </Section>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
