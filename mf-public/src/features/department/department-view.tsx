import type { FacultyLevel } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { Breadcrumbs, Container, JsonLd, PageMeta } from '@admissions/ui';
import { ShareBar } from '../../lib/article/share-bar.tsx';
import { CostLines } from '../../lib/calculators/costs/cost-lines.tsx';
import { ScoresBlock } from '../../lib/calculators/scores/scores-block.tsx';
import { CompareBar } from '../../lib/departments/compare-bar.tsx';
import { DepartmentRow } from '../../lib/departments/department-row.tsx';
import type { LoadedDepartment, loadDepartment } from '../../lib/departments/guide-data.ts';
import { DEGREE_NAMES, LEVELS } from '../../lib/departments/levels.ts';
import { chooseNames } from '../../lib/departments/names.ts';
import { GraduateOutcomes } from '../../lib/departments/outcomes/graduate-outcomes.tsx';
import { programmeData } from '../../lib/departments/programme-data.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { EventTeaser } from '../../lib/events/event-teaser.tsx';
import { Related } from '../../lib/page/related.tsx';
import { usePublisher } from '../../lib/structured/university.ts';
import { AdmissionChannels } from './admission-channels/admission-channels.tsx';
import { DepartmentHero } from './department-hero.tsx';
import { ApplyInEnglish, Channels, Courses, Tiles, Voices, Where } from './department-sections.tsx';
import styles from './department-view.module.css';
import { describeEntry } from './describe-entry.ts';
import { DetailsBox } from './details-box.tsx';
import { FeatureText } from './feature-text.tsx';
import { selectParts } from './select-parts.ts';

export interface DepartmentViewProps extends Awaited<ReturnType<typeof loadDepartment>> {
  level: FacultyLevel;
}
export function DepartmentView(props: DepartmentViewProps) {
  const { level, department, college, siblings } = props;
  const t = useMessage();
  const publisher = usePublisher();
  const { path, detail, title: levelTitle } = LEVELS[level];
  const { id, degree, isEnglish } = department;
  const href = `${detail}?id=${id}`;
  const parts = selectParts(props);
  return (
    <div data-college={college?.hue}>
      <DepartmentMeta department={department} href={href} />
      <JsonLd
        data={programmeData(
          { ...department, level: degree, degree: DEGREE_NAMES[degree]['zh-TW'] },
          describeEntry(parts.admissionChannels),
          publisher.origin + href,
          publisher,
        )}
      />
      <DepartmentHero level={level} department={department} college={college} />
      <Breadcrumbs
        trail={[
          // The International College is both a guide and a college.
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
            <DetailsBox
              department={department}
              admissionChannels={parts.admissionChannels}
              costs={props.costs}
              unapproved={props.unapproved}
            />
            <nav aria-label={t(TEXTS.onPage)} className={styles.parts} data-no-print>
              <ul className="grid">
                {parts.anchors.map(([anchor, label]) => (
                  <li key={anchor}>
                    <a href={`#${anchor}`}>{t(label)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <DepartmentSections {...props} href={href} />
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

function DepartmentSections(props: DepartmentViewProps & { href: string }) {
  const { level, department, college, costs, tour, events, today, href, unapproved } = props;
  const t = useMessage();
  const { research = [], isEnglish, twin } = department;
  const { courses, careers, voices, admissionChannels, channels, building, hasOutcomes } =
    selectParts(props);
  // A programme in two guides has its admission channels in the bachelor guide.
  const scored = level === 'bachelor' ? department.id : twin?.id;
  return (
    <div className={styles.main}>
      <FeatureText department={department} href={href} />
      {research.length > 0 && <Tiles id="research" title={TEXTS.research} texts={research} />}
      {courses.length > 0 && <Courses courses={courses} />}
      {admissionChannels && (
        <AdmissionChannels admissionChannels={admissionChannels} unapproved={unapproved} />
      )}
      {admissionChannels && scored !== undefined && (
        <ScoresBlock departments={[scored]} standards={admissionChannels.standards} />
      )}
      {costs && <CostLines costs={costs} />}
      {careers.length > 0 && <Tiles id="careers" title={TEXTS.careersAfter} texts={careers} />}
      {hasOutcomes && <GraduateOutcomes department={department} />}
      {voices.length > 0 && <Voices voices={voices} />}
      {channels.length > 0 && <Channels channels={channels} />}
      {!isEnglish && college && (
        <EventTeaser
          title={t(TEXTS.comeToIt)}
          calendarEvents={events}
          today={today}
          allHref={`/events?college=${college.hue}`}
        />
      )}
      {building && <Where place={department.place} number={building.number} tour={tour} />}
      {isEnglish && <ApplyInEnglish />}
      <ShareBar title={chooseNames(t, department).name} />
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
