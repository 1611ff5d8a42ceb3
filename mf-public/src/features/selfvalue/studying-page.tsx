import { apiContext } from '@admissions/api-client';
import { Breadcrumbs, EmptyState, PageHero, PageMeta, Section, SectionError } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { OpenedEntry } from '../../lib/opened-entry.tsx';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import { sectionRead } from '../../lib/reads.ts';
import { ApplySteps } from './apply-steps.tsx';
import { CourseTable } from './course-table.tsx';
import { PictureRow } from './picture-row.tsx';
import rows from './rows.module.css';
import type { Apply, Course, Unit } from './selfvalue-data.ts';
import { listOf, openedIn } from './selfvalue-data.ts';
import styles from './studying-page.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [applies, courses, units, opened, banner] = await Promise.all([
    listOf<Apply>(api, 'apply'),
    listOf<Course>(api, 'course'),
    listOf<Unit>(api, 'department'),
    openedIn(api, request.url, ['apply', 'course', 'department']),
    sectionRead(pageBanner(api, 'studying')),
  ]);
  return { applies, courses, units, opened, banner };
}

export function Component() {
  const { applies, courses, units, opened, banner } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta
        title={opened ? `${opened.title}｜跨域學習` : '跨域學習'}
        description={opened?.summary ?? '輔系、雙主修、學程與校學士怎麼申請、有哪些跨域課程、遇到問題找哪個單位，元智大學的跨域學習一次看懂。'}
        canonical={opened ? `/studying?kind=${opened.kind}&id=${opened.id}` : '/studying'}
        image={banner?.pic}
      />
      <PageHero
        title="跨域學習"
        eyebrow="自我價值"
        lead={banner?.text ?? '不必一次決定一輩子。先讀一系，再多走一步。'}
        pic={banner?.pic}
        picMobile={banner?.picMobile}
      />
      <Breadcrumbs trail={[{ label: '跨域學習' }]} />
      {opened && <OpenedEntry opened={opened} closeHref={`/studying#${opened.kind}`} />}
      <div className={styles.statement}>
        <p>
          <strong>128</strong>學分裡，最多<strong>40</strong>學分由你決定要跨到哪裡去。
        </p>
      </div>
      <Section id="apply" title="怎麼開始" lead="五種走法，從大二起就可以申請。">
        {applies === null ? <SectionError /> : applies.length === 0 ? <EmptyState>辦法整理中。</EmptyState> : <ApplySteps applies={applies} />}
      </Section>
      <Section id="course" title="跨域課程與學程" lead="不分科系都能選。" band="alt" isLazy>
        {courses === null ? <SectionError /> : courses.length === 0 ? <EmptyState>課程整理中。</EmptyState> : <CourseTable courses={courses} />}
      </Section>
      <Section id="department" title="誰可以幫你" lead="跨出去的每一步，都有人在旁邊。" isLazy>
        {units === null ? (
          <SectionError />
        ) : (
          <ul className={rows.rows}>
            {units.map(({ id, title, titleEn, pic, summary }) => (
              <PictureRow
                key={id}
                href={`/studying?kind=department&id=${id}#opened`}
                pic={pic}
                title={title}
                meta={titleEn && <span lang="en">{titleEn}</span>}
                summary={summary}
              />
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
export const ErrorBoundary = PageError;
