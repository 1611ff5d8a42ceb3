import { useMessage } from '@admissions/store';
import { Phrases, Picture, Section } from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { OpenedEntry } from '../../lib/article/opened-entry.tsx';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import { ListHead } from '../../lib/page/list-head.tsx';
import { NextSteps, VISIT } from '../../lib/page/next-steps.tsx';
import { loadList } from '../../lib/public-reads.ts';
import { createLoader } from '../../lib/reads.ts';
import { CourseTable } from './course-table.tsx';
import { loadOpenedEntry } from './load-opened-entry.ts';
import { PictureRow } from './picture-row.tsx';
import rows from './rows.module.css';
import { SectionList } from './section-list.tsx';
import type { Apply } from './selfvalue-data.ts';
import styles from './studying-page.module.css';
import { STUDYING, TEXTS } from './texts.ts';

const NEXT = [
  ['/bachelor', TEXTS.nextMajor, TEXTS.nextMajorMore],
  ['/digit', TEXTS.nextAi, TEXTS.nextAiMore],
  VISIT,
] as const;
/** Prevents a line break between a number and its unit. */
const WORD_JOINER = '\u2060';

export const loader = createLoader(async ({ api, search }) => {
  const [applies, courses, units, opened, banners] = await Promise.all([
    loadList(api, 'selfvalue/apply_list'),
    loadList(api, 'selfvalue/course_list'),
    loadList(api, 'selfvalue/department_list'),
    loadOpenedEntry(api, search, ['apply', 'course', 'department']),
    loadPageBanners(api, 'studying'),
  ]);
  return { applies, courses, units, opened, banners };
});

export function Component() {
  const { applies, courses, units, opened, banners } = useLoaderData<typeof loader>();
  const t = useMessage();
  const name = STUDYING.title;
  return (
    <>
      <ListHead
        texts={STUDYING}
        path="/studying"
        banners={banners}
        opened={opened}
        trail={[{ label: name }]}
        tool={
          <>
            <p className={styles.statement}>
              <Phrases>{TEXTS.creditsBefore}</Phrases>
              <wbr />
              <strong>128</strong>
              {WORD_JOINER}
              <Phrases>{TEXTS.creditsMiddle}</Phrases>
              <wbr />
              <Phrases>{TEXTS.creditsMost}</Phrases>
              <strong>40</strong>
              {WORD_JOINER}
              <Phrases>{TEXTS.creditsAfter}</Phrases>
            </p>
            <p className={styles.bar}>
              <span>{TEXTS.creditsFixed}</span>
              <strong>{TEXTS.creditsFree}</strong>
            </p>
          </>
        }
      />
      {opened && <OpenedEntry opened={opened} closeHref={`/studying#${opened.kind}`} />}
      <Section id="apply" title={TEXTS.apply}>
        <SectionList entries={applies} empty={TEXTS.applyNone}>
          {(listed) => <ApplyWays applies={listed} />}
        </SectionList>
      </Section>
      <Section id="course" title={TEXTS.course} lead={TEXTS.courseLead} band="alt">
        <SectionList entries={courses} empty={TEXTS.courseNone}>
          {(listed) => <CourseTable courses={listed} />}
        </SectionList>
      </Section>
      <Section id="department" title={TEXTS.units}>
        <SectionList entries={units} empty={t('empty.list')}>
          {(listed) => (
            <ul className={rows.rows} data-print-blocks>
              {listed.map(({ id, title, titleEn, pic, summary }) => (
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
        </SectionList>
      </Section>
      <NextSteps links={NEXT} />
    </>
  );
}

/** The order has no meaning. */
function ApplyWays({ applies }: { applies: readonly Apply[] }) {
  return (
    <ul className={styles.ways}>
      {applies.map(({ id, title, pic, summary }) => (
        <li key={id} className={`${card.card} ${styles.way}`}>
          <div className={card.picture}>
            <Picture
              image={pic}
              sizes="(width < 700px) 104px, (width < 1100px) 208px, 45vw"
              ratio="card"
              isDecorative
            />
          </div>
          <div>
            <CardTitle to={`/studying?kind=apply&id=${id}#opened`}>{title}</CardTitle>
            <p className={card.summary}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
