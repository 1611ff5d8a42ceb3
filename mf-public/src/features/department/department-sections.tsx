import { type Localised, pair } from '@admissions/model';
import type { FacultyLevel } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { ButtonLink, Fold, MoreLink, Phrases, SmartLink, Tag } from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import { useSearchParams } from 'react-router';
import { CostLines } from '../../lib/calculators/costs/cost-lines.tsx';
import { TEXTS as COST_TEXTS } from '../../lib/calculators/costs/texts.ts';
import { ScoresBlock } from '../../lib/calculators/scores/scores-block.tsx';
import { findBuilding } from '../../lib/campus/buildings.ts';
import { CampusWhere } from '../../lib/campus/campus-where.tsx';
import { formatChannelName } from '../../lib/departments/admission-channels/result-text.ts';
import { TEXTS as CHANNEL_TEXTS } from '../../lib/departments/admission-channels/texts.ts';
import type { loadDepartment } from '../../lib/departments/guide-data.ts';
import { LEVELS } from '../../lib/departments/levels.ts';
import { GraduateOutcomes, hasFigures } from '../../lib/departments/outcomes/graduate-outcomes.tsx';
import { TEXTS as OUTCOME_TEXTS } from '../../lib/departments/outcomes/texts.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { VoiceCard } from '../../lib/departments/voice-card.tsx';
import { EventTeaser } from '../../lib/events/event-teaser.tsx';
import {
  AdmissionChannels,
  ChannelDates,
  DatesAndVisit,
} from './admission-channels/admission-channels.tsx';
import styles from './department-page.module.css';
import { describeRequirements } from './describe-entry.ts';

type Loaded = Awaited<ReturnType<typeof loadDepartment>>;
type Department = Loaded['department'];
/** Of the Chinese page of a programme in two guides; the rest is in the bachelor guide. */
const OWN_SECTIONS = ['feature', 'research', 'in', 'shares', 'events'];

/** In the order of the page; those without content are left out, those without label unlisted. */
export function listSections(
  level: FacultyLevel,
  {
    department,
    college,
    voices,
    admissionChannels,
    costs,
    unapproved,
    tour,
    events,
    today,
  }: Loaded,
) {
  const { id, research = [], careers, place, isEnglish } = department;
  const { twin, feature, courses, channels, building } = selectParts(department);
  return [
    {
      anchor: 'feature',
      label: feature,
      content: <FeatureText department={department} voices={voices} />,
    },
    {
      anchor: 'research',
      label: TEXTS.research,
      content: research[0] && <Tiles id="research" title={TEXTS.research} texts={research} />,
    },
    {
      anchor: 'courses',
      label: TEXTS.courses,
      content: courses.length > 0 && <Courses courses={courses} />,
    },
    {
      anchor: 'in',
      label: CHANNEL_TEXTS.title,
      content: twin ? (
        <OnTwinPage twin={twin} ways={admissionChannels?.ways ?? []} />
      ) : (
        admissionChannels && (
          <Admission level={level} id={id} channels={admissionChannels} unapproved={unapproved} />
        )
      ),
    },
    { anchor: 'cost', label: COST_TEXTS.title, content: costs && <CostLines costs={costs} /> },
    {
      anchor: 'careers',
      label: TEXTS.careers,
      content: !isEnglish && careers.length > 0 && (
        <Tiles id="careers" title={TEXTS.careersAfter} texts={careers} />
      ),
    },
    {
      anchor: 'after',
      label: OUTCOME_TEXTS.title,
      content: hasFigures(department) && <GraduateOutcomes department={department} />,
    },
    {
      anchor: 'shares',
      label: TEXTS.shares,
      content: voices.length > 0 && <Voices voices={voices} scene={department.pic} />,
    },
    {
      anchor: 'channels',
      label: TEXTS.channels,
      // Names only if no details are available.
      content: !admissionChannels && channels.length > 0 && <Channels channels={channels} />,
    },
    {
      anchor: 'events',
      content: !isEnglish && college && <Events {...{ level, college, events, today }} />,
    },
    {
      anchor: 'where',
      label: TEXTS.where,
      content: building && <Where place={place} number={building.number} tour={tour} />,
    },
    { anchor: 'apply', label: TEXTS.howIn, content: isEnglish && <ApplyInEnglish /> },
  ].filter(({ anchor, content }) => content && (!twin || OWN_SECTIONS.includes(anchor)));
}
function selectParts({ isEnglish, twin, body, courses, channels, place }: Department) {
  const first = body.find((item) => item.type === 'heading');
  return {
    twin: isEnglish ? null : twin,
    // By its first heading if it is most of the page.
    feature: twin && !isEnglish && first ? pair(first.text, first.text) : TEXTS.feature,
    courses: isEnglish ? courses.filter(isEnglishYear) : courses,
    channels: isEnglish ? [] : channels,
    // The plan names its buildings in Chinese.
    building: isEnglish ? undefined : findBuilding(place ?? ''),
  };
}
const isEnglishYear = ({ year, titles }: Department['courses'][number]) =>
  !/\p{Script=Han}/u.test([year, ...titles].join(''));

const Heading = ({ title }: { title: Localised }) => (
  <h2>
    <Phrases>{useMessage()(title)}</Phrases>
  </h2>
);

/** Items visible on a phone before the fold. */
const INITIAL_ITEM_COUNT = 3;
/** Folding fewer would save no space. */
const MIN_FOLDED_COUNT = 2;

function FeatureText({ department, voices }: Pick<Loaded, 'department' | 'voices'>) {
  const t = useMessage();
  const { summary, isEnglish, twin } = department;
  // The voices below have the whole story.
  const body = department.body.filter(
    (item) => item.type !== 'quote' || !voices.some(({ name }) => name === item.name),
  );
  const isWhole = (twin && !isEnglish) || body.length < INITIAL_ITEM_COUNT + MIN_FOLDED_COUNT;
  const firstItems = isWhole ? body.length : INITIAL_ITEM_COUNT;
  return (
    <section id="feature" aria-label={t(TEXTS.feature)}>
      {!isEnglish && <p className={styles.summary}>{summary}</p>}
      <BodyView items={body.slice(0, firstItems)} isEnglish={isEnglish} />
      {body.length > firstItems && (
        <div className={styles.rest}>
          <Fold summary={t(TEXTS.readOn)}>
            <BodyView items={body.slice(firstItems)} isEnglish={isEnglish} />
          </Fold>
        </div>
      )}
    </section>
  );
}

interface TilesProps {
  id: string;
  title: Localised;
  texts: readonly string[];
}
function Tiles({ id, title, texts }: TilesProps) {
  const t = useMessage();
  return (
    <section id={id}>
      <Heading title={title} />
      <ul className={styles.tiles} {...t.chinese}>
        {texts.map((each) => (
          <li key={each}>
            <Phrases>{each}</Phrases>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Courses({ courses }: Pick<Department, 'courses'>) {
  const t = useMessage();
  return (
    <section id="courses">
      <Heading title={TEXTS.courseMap} />
      <Fold summary={t(TEXTS.coursesMore)} anchor="courses">
        <CourseMap courses={courses} />
      </Fold>
    </section>
  );
}

interface AdmissionProps extends Pick<Loaded, 'unapproved'> {
  level: FacultyLevel;
  id: number;
  channels: NonNullable<Loaded['admissionChannels']>;
}
const Admission = ({ level, id, channels, unapproved }: AdmissionProps) => (
  <>
    <AdmissionChannels admissionChannels={channels} unapproved={unapproved} />
    {level === 'bachelor' && <ScoresBlock departments={[id]} standards={channels.standards} />}
  </>
);

interface OnTwinPageProps extends Pick<NonNullable<Loaded['admissionChannels']>, 'ways'> {
  twin: NonNullable<Department['twin']>;
}
function OnTwinPage({ twin, ways }: OnTwinPageProps) {
  return (
    <section id="in">
      <Heading title={CHANNEL_TEXTS.title} />
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.id} className="row">
            <strong>
              <SmartLink href={`/admissions${way.channel ? `#item-${way.channel}` : ''}`}>
                {formatChannelName(way)}
              </SmartLink>
            </strong>
            <ChannelDates way={way} />
            {way.isOpen && <Tag tone="sun">{CHANNEL_TEXTS.open}</Tag>}
            <span>{describeRequirements(way) || way.note}</span>
          </li>
        ))}
      </ul>
      <p className="row space-l">
        <ButtonLink href={`${LEVELS.bachelor.detail}?id=${twin.id}#in`} look="outline">
          {TEXTS.onTwinPage}
        </ButtonLink>
      </p>
    </section>
  );
}

interface EventsProps extends Pick<Loaded, 'events' | 'today'> {
  level: FacultyLevel;
  college: NonNullable<Loaded['college']>;
}
const Events = ({ level, college, events, today }: EventsProps) => (
  <EventTeaser
    title={useMessage()(TEXTS.comeToIt)}
    calendarEvents={events}
    today={today}
    allHref={level === 'master' ? '/events?who=graduate' : `/events?college=${college.hue}`}
  />
);

/** The voice named by the address is open. */
function Voices({ voices, scene }: Pick<Loaded, 'voices'> & { scene: Department['pic'] }) {
  const [search] = useSearchParams();
  return (
    <section id="shares">
      <Heading title={TEXTS.sharesSay} />
      <ul className={styles.voices}>
        {voices.map((voice) => (
          <VoiceCard
            key={voice.id}
            voice={voice}
            scene={scene}
            isCurrent={search.get('share') === String(voice.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function Channels({ channels }: Pick<Department, 'channels'>) {
  const t = useMessage();
  return (
    <section id="channels">
      <Heading title={TEXTS.howIn} />
      <ul className="row" {...t.chinese}>
        {channels.map((channel) => (
          <li key={channel}>
            <Tag tone="college">{channel}</Tag>
          </li>
        ))}
      </ul>
      <DatesAndVisit />
    </section>
  );
}

interface WhereProps extends Pick<Loaded, 'tour'>, Pick<Department, 'place'> {
  number: number;
}
function Where({ place, number, tour }: WhereProps) {
  const t = useMessage();
  return (
    <section id="where" className={styles.where}>
      <Heading title={TEXTS.where} />
      <p className="below-m soft">
        {t(TEXTS.whereIs)}
        {place}
      </p>
      <Fold summary={t(TEXTS.whereMore)} anchor="where">
        <CampusWhere numbers={[number]} tour={tour} />
      </Fold>
      <p className="row space-l" data-no-print>
        <MoreLink href="/traffic">{t(TEXTS.way)}</MoreLink>
      </p>
    </section>
  );
}

function ApplyInEnglish() {
  const t = useMessage();
  return (
    <section id="apply">
      <Heading title={TEXTS.howIn} />
      <p>{t(TEXTS.applyInEnglish)}</p>
      <p className="row space-l">
        <ButtonLink href="/#apply">{t(TEXTS.applySteps)}</ButtonLink>
        <ButtonLink href="/formVisit?who=abroad" look="outline">
          {t(TEXTS.visit)}
        </ButtonLink>
      </p>
    </section>
  );
}

function CourseMap({ courses }: Pick<Department, 'courses'>) {
  const { chinese } = useMessage();
  const isChinese = courses.some((each) => /\p{Script=Han}/u.test(each.year));
  return (
    <ol className={styles.years} {...(isChinese && chinese)}>
      {courses.map(({ year, titles }) => (
        <li key={year}>
          <h3>
            <Phrases>{year}</Phrases>
          </h3>
          <ul className="small">
            {titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
