import { localizeAddress, parseLocale } from '@admissions/model';
import { FACULTY_LEVELS, type FacultyLevel } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import {
  Breadcrumbs,
  ButtonLink,
  Chinese,
  Container,
  JsonLd,
  MoreLink,
  PageMeta,
  Phrases,
  Picture,
} from '@admissions/ui';
import { Fragment } from 'react';
import { useLoaderData } from 'react-router';
import { ShareBar } from '../../lib/article/share-bar.tsx';
import type { DepartmentChannels } from '../../lib/departments/admission-channels/admission-channels.ts';
import { formatDue } from '../../lib/departments/admission-channels/result-text.ts';
import { CompareBar } from '../../lib/departments/compare-bar.tsx';
import { DepartmentRow } from '../../lib/departments/department-row.tsx';
import {
  type CollegeLabel,
  type LoadedDepartment,
  loadDepartment,
} from '../../lib/departments/guide-data.ts';
import { DEGREE_NAMES, LEVELS, LEVELS_WITH_PICTURE_HEADER } from '../../lib/departments/levels.ts';
import { chooseNames } from '../../lib/departments/names.ts';
import { programmeData } from '../../lib/departments/programme-data.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { toShortlistEntry } from '../../lib/departments/to-shortlist-entry.ts';
import { Related } from '../../lib/page/related.tsx';
import { createLoader, getIdParam } from '../../lib/reads.ts';
import { SampleMark } from '../../lib/sample-mark.tsx';
import { ShortlistButton } from '../../lib/shortlist/shortlist-button.tsx';
import { usePublisher } from '../../lib/structured/university.ts';
import styles from './department-page.module.css';
import { listSections } from './department-sections.tsx';
import { describeEntry } from './describe-entry.ts';
import { DetailsBox } from './details-box.tsx';

export const loader = createLoader(async ({ api, url, search }) => {
  const id = getIdParam(search);
  const level =
    FACULTY_LEVELS.find((each) => url.pathname.endsWith(LEVELS[each].detail)) ?? 'bachelor';
  const loaded = await loadDepartment(api, level, id, url);
  const isUntranslated = level === 'specialized' && !loaded.department.hasEnglish;
  if (isUntranslated && parseLocale(url.search) === 'en')
    throw new Response(null, {
      status: 302,
      headers: {
        location: localizeAddress('zh-TW', url.pathname + url.search),
        // Another language needs a new document.
        'x-remix-reload-document': 'true',
      },
    });
  return { level, ...loaded };
});

export function Component() {
  const { level, ...loaded } = useLoaderData<typeof loader>();
  const { department, college, siblings, admissionChannels } = loaded;
  const t = useMessage();
  const publisher = usePublisher();
  const { path, detail, title: levelTitle } = LEVELS[level];
  const { id, degree, isEnglish } = department;
  const href = `${detail}?id=${id}`;
  const sections = listSections(level, loaded);
  return (
    <div data-college={college?.hue}>
      <DepartmentMeta department={department} href={href} />
      {!department.isSample && (
        <JsonLd
          data={programmeData(
            { ...department, level: degree, degree: DEGREE_NAMES[degree]['zh-TW'] },
            describeEntry(admissionChannels),
            publisher.origin + href,
            publisher,
          )}
        />
      )}
      <DepartmentHero
        level={level}
        department={department}
        college={college}
        due={admissionChannels?.due}
      />
      <Breadcrumbs
        trail={[
          { label: t(levelTitle), href: path },
          college
            ? { label: chooseNames(t, college).name, href: `${path}#div${college.anchor}` }
            : { label: department.college.title, isContent: true, href: path },
          { label: chooseNames(t, department).name },
        ]}
      />
      <Container>
        <div className={styles.page}>
          <div className={styles.side}>
            <nav aria-label={t(TEXTS.onPage)} className={styles.parts} data-no-print>
              <ul className="grid">
                {sections.map(
                  ({ anchor, label }) =>
                    label && (
                      <li key={anchor}>
                        <a href={`#${anchor}`}>{t(label)}</a>
                      </li>
                    ),
                )}
              </ul>
            </nav>
            <DetailsBox {...loaded} />
          </div>
          <div className={styles.main}>
            {sections.map(({ anchor, content }) => (
              <Fragment key={anchor}>{content}</Fragment>
            ))}
            <ShareBar title={chooseNames(t, department).name} />
          </div>
        </div>
      </Container>
      <Related
        title={t(level === 'specialized' ? TEXTS.programmes : TEXTS.siblings, {
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

interface DepartmentMetaProps {
  department: LoadedDepartment;
  href: string;
}
/** Metadata for search engines and shared links. */
function DepartmentMeta({
  department: { title, titleEn, college, summary, pic, twin, body, isEnglish },
  href,
}: DepartmentMetaProps) {
  const t = useMessage();
  const name = t.locale === 'en' ? titleEn : title;
  const heading = body?.find((item) => item.type === 'heading');
  // Of the two pages of a programme, the bilingual one.
  const own = twin ? t(TEXTS.inBothLanguages, { title: name }) : name;
  return (
    <PageMeta
      title={t.locale === 'en' ? own : `${own}｜${college.title}`}
      description={isEnglish ? (heading?.text ?? name) : summary}
      canonical={href}
      image={pic}
      type="article"
    />
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
export const handle = { isOneSheet: true };

interface DepartmentHeroProps {
  level: FacultyLevel;
  department: LoadedDepartment;
  college: CollegeLabel | null;
  due: DepartmentChannels['due'];
}
function DepartmentHero({ level, department, college, due }: DepartmentHeroProps) {
  const t = useMessage();
  const { name, other, otherLang } = chooseNames(t, department);
  const { tagline, pic, twin } = department;
  return (
    <div
      className={styles.hero}
      data-under-header={LEVELS_WITH_PICTURE_HEADER.includes(level) || undefined}
    >
      <Container>
        <div className={styles.text}>
          <p className={styles.college}>
            {college ? chooseNames(t, college).name : <Chinese>{department.college.title}</Chinese>}
            <SampleMark of={department} />
          </p>
          <h1>
            <Phrases>{name}</Phrases>
          </h1>
          <p {...otherLang} className={styles.english}>
            {other}
          </p>
          {t.locale !== 'en' && (
            <>
              <p className={styles.tagline}>{tagline}</p>
              {twin && <p>{TEXTS.twinPurpose}</p>}
              <p className="row" data-no-print>
                {due?.due && (
                  <ButtonLink href={`/admissions#item-${due.channel}`} look="sun">
                    <span>
                      {t(TEXTS.dates)}：{due.title}{' '}
                      <span className="unbroken">{formatDue(due.due)}</span>
                    </span>
                  </ButtonLink>
                )}
                <ShortlistButton
                  entry={toShortlistEntry(level, department)}
                  former={twin && { level, id: department.id }}
                />
                {twin && (
                  <MoreLink href={`${LEVELS.bachelor.detail}?id=${twin.id}`}>
                    {TEXTS.toTwinPage}
                  </MoreLink>
                )}
              </p>
            </>
          )}
        </div>
      </Container>
      {/* After the text, which pushes the picture down while it streams. */}
      <div className={styles.picture}>
        <Picture image={pic} sizes="(width < 900px) 100vw, 60vw" isFirst isDecorative />
      </div>
    </div>
  );
}
