import { useMessage } from '@admissions/store';
import { PageLink, Phrases, Picture, Section, SmartLink } from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { OpenedEntry } from '../../lib/article/opened-entry.tsx';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import { JoinedWords } from '../../lib/joined-words.tsx';
import { ListHead } from '../../lib/page/list-head.tsx';
import { NextSteps, VISIT } from '../../lib/page/next-steps.tsx';
import { loadList } from '../../lib/public-reads.ts';
import { createLoader } from '../../lib/reads.ts';
import { Table } from '../../lib/table.tsx';
import { CourseTable } from './course-table.tsx';
import { loadOpenedEntry } from './load-opened-entry.ts';
import { PictureRow } from './picture-row.tsx';
import { SectionList } from './section-list.tsx';
import type { Apply } from './selfvalue-data.ts';
import styles from './studying-page.module.css';
import { STUDYING, TEXTS } from './texts.ts';

const NEXT = [
  ['/bachelor', TEXTS.nextMajor, TEXTS.nextMajorMore],
  ['/digit', TEXTS.nextAi, TEXTS.nextAiMore],
  VISIT,
] as const;
const open = (kind: string, id: number) => `/studying?kind=${kind}&id=${id}#opened`;

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
  return (
    <>
      <ListHead
        texts={STUDYING}
        path="/studying"
        banners={banners}
        opened={opened}
        trail={[{ label: STUDYING.title }]}
        tool={applies?.length ? <Overview applies={applies} /> : null}
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
            <ul className="full-rows thirds" data-print-blocks>
              {listed.map(({ id, title, titleEn, pic, summary }) => (
                <PictureRow
                  key={id}
                  href={open('department', id)}
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

interface WaysProps {
  applies: readonly Apply[];
}
const WAY_COLUMNS = [TEXTS.way, TEXTS.credits, TEXTS.applyAt, TEXTS.delay, TEXTS.ask];
/** All ways in one table; the title leads to the rules. */
function Overview({ applies }: WaysProps) {
  return (
    <>
      <div className={styles.statement}>
        <p>
          {TEXTS.waysBefore}
          <span className="nowrap">
            <strong>{applies.length}</strong>
            {TEXTS.waysAfter}
          </span>
        </p>
        <p className={styles.rule}>{TEXTS.rule}</p>
      </div>
      <Table className={styles.table} head={WAY_COLUMNS}>
        <tbody>
          {applies.map(({ id, title, credits, applyAt, delay, ask }) => (
            <tr key={id}>
              <th scope="row">
                <PageLink to={open('apply', id)}>
                  <Phrases>{title}</Phrases>
                </PageLink>
              </th>
              {[credits, applyAt, delay, ask].map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its column
                <td key={column}>{text && <JoinedWords>{text}</JoinedWords>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function ApplyWays({ applies }: WaysProps) {
  return (
    <ul className={styles.ways}>
      {applies.map(({ id, title, pic, summary, link }) => (
        <li key={id} className={`${card.card} ${styles.way}`}>
          <div className={card.picture}>
            <Picture
              image={pic}
              sizes="(width < 700px) 104px, (width < 1100px) 208px, 410px"
              ratio="card"
              isDecorative
            />
          </div>
          <div>
            <CardTitle to={open('apply', id)}>{title}</CardTitle>
            <p className={card.summary}>{summary}</p>
            <p className={styles.links}>
              <PageLink to={open('apply', id)}>
                {TEXTS.rules}
                <span className="vh">：{title}</span>
              </PageLink>
              {link && (
                <SmartLink href={link.href} newWindow={link.newWindow}>
                  {link.label}
                </SmartLink>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
