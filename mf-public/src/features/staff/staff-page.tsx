import { type EntryOf, readWeekday, taipeiDay } from '@admissions/model';
import type { staffService } from '@admissions/model/kinds';
import { COLLEGE_SHORT_NAMES } from '@admissions/model/terms';
import {
  ButtonLink,
  Container,
  DownloadLink,
  EmptyState,
  MoreLink,
  Phrases,
  Picture,
  Section,
  Tag,
} from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { OpenedEntry } from '../../lib/article/opened-entry.tsx';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import card from '../../lib/card/card.module.css';
import { ContactLines } from '../../lib/contact-lines.tsx';
import {
  type CalendarEvent,
  type EventCard,
  listUpcomingEvents,
  loadEvents,
} from '../../lib/events/calendar-events.ts';
import { EventTeaser } from '../../lib/events/event-teaser.tsx';
import { loadSeats } from '../../lib/events/use-seats.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { ListHead } from '../../lib/page/list-head.tsx';
import { readEntry, readList } from '../../lib/public-reads.ts';
import { createLoader, getNumberParam, loadPage } from '../../lib/reads.ts';
import styles from './staff-page.module.css';
import { TEXTS } from './texts.ts';

type Service = EntryOf<typeof staffService>;
type ServiceCard = Omit<Service, 'body'>;

const EVENT_COUNT = 6;
/** Seats that a class needs. */
const CLASS_SIZE = 20;
const SCHOOL_ENDS_AT = '17:00';

export const loader = createLoader(async ({ api, search }) => {
  const id = getNumberParam(search, 'id');
  const [services, opened, events, banners, seatsOf] = await Promise.all([
    loadPage(readList(api, 'highschool/staff_services_list')),
    id === null ? null : loadPage(readEntry(api, 'highschool/staff_services_info', id)),
    loadEvents(api),
    loadPageBanners(api, 'staff'),
    loadSeats(api),
  ]);
  const today = taipeiDay();
  const days = listForClasses(events, today, seatsOf);
  return { services: services.list, opened, days, banners, today };
});

/** For teachers, on a school day, with seats for a class. */
export const listForClasses = (
  events: readonly EventCard[],
  today: string,
  seatsOf: (each: CalendarEvent) => number | undefined,
) =>
  listUpcomingEvents(events, today, 'teacher')
    .filter(
      (each) =>
        readWeekday(each.dates.begin) % 6 > 0 &&
        (each.hours?.end ?? '') <= SCHOOL_ENDS_AT &&
        (seatsOf(each) ?? CLASS_SIZE) >= CLASS_SIZE,
    )
    .slice(0, EVENT_COUNT);

export function Component() {
  const { services, opened, days, banners, today } = useLoaderData<typeof loader>();
  const files = services.flatMap((service) => service.files ?? []);
  const topics = services.flatMap((service) => service.topics ?? []);
  return (
    <>
      <ListHead
        texts={TEXTS}
        path="/staff"
        banners={banners}
        opened={opened}
        tool={
          services.length === 0 ? (
            <EmptyState>{TEXTS.none}</EmptyState>
          ) : (
            <ul className={styles.services}>
              {services.map((service) => (
                <ServiceRow key={service.id} service={service} />
              ))}
            </ul>
          )
        }
      />
      {opened && <OpenedEntry opened={{ ...opened, link: null }} closeHref="/staff" />}
      <Container>
        <EventTeaser
          title={TEXTS.days}
          calendarEvents={days}
          today={today}
          allHref="/events?who=teacher"
        />
      </Container>
      {topics.length > 0 && (
        <Section
          id="topics"
          title={TEXTS.topics}
          lead={TEXTS.topicsLead}
          more={<MoreLink href="/formTeacher">{TEXTS.teaching}</MoreLink>}
        >
          <TopicList topics={topics} />
        </Section>
      )}
      {files.length > 0 && <Files files={files} />}
      <Contact />
    </>
  );
}
interface FilesProps {
  files: readonly NonNullable<ServiceCard['files']>[number][];
}
function Files({ files }: FilesProps) {
  return (
    <Section id="files" title={TEXTS.files} band="alt">
      <ul className="lines">
        {files.map((file) => (
          <li key={file.url} className="split">
            <DownloadLink file={file} />
            <span className="note">
              {getFileType(file.url)}
              {TEXTS.dot}
              {formatNumber(Math.max(1, Math.round(file.size / 1024)))} KB
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Contact() {
  return (
    <Section title={TEXTS.contact} band="alt">
      <ContactLines />
      <p className="row space-l">
        <ButtonLink href="/formVisit?who=school">{TEXTS.visit}</ButtonLink>
        <ButtonLink href="/formInterview" look="outline">
          {TEXTS.interview}
        </ButtonLink>
        <ButtonLink href="/formTeacher" look="outline">
          {TEXTS.teaching}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** By extension: shorter and more familiar than the media type. */
const getFileType = (url: string) => url.split('.').at(-1)?.toUpperCase() ?? '';

const FORMS = {
  none: null,
  visit: ['/formVisit?who=school', TEXTS.visit],
  interview: ['/formInterview', TEXTS.interview],
  teaching: ['/formTeacher', TEXTS.teaching],
} as const;

function ServiceRow({
  service: { id, title, pic, summary, form, link },
}: {
  service: ServiceCard;
}) {
  const own = FORMS[form];
  const linkLabel = link?.label ? link.label : TEXTS.go;
  const href = own?.[0] ?? link?.href;
  return (
    <li className={`${card.card} ${styles.row}`}>
      <div className={card.picture}>
        <Picture image={pic} sizes="(width < 700px) 30vw, 220px" ratio="card" isDecorative />
      </div>
      <div>
        <h2>
          <Phrases>{title}</Phrases>
        </h2>
        <p className={card.summary}>{summary}</p>
        <div className="row space-m">
          {href && <ButtonLink href={href}>{own ? own[1] : linkLabel}</ButtonLink>}
          <MoreLink href={`/staff?id=${id}#opened`}>
            {TEXTS.how}
            <span className="vh">：{title}</span>
          </MoreLink>
        </div>
      </div>
    </li>
  );
}

type Topic = NonNullable<Service['topics']>[number];

function TopicList({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className={styles.topics}>
      {topics.map(({ title, text, lecturer, college, periods }) => (
        <li key={title} data-college={college}>
          <Tag tone="college">{COLLEGE_SHORT_NAMES[college]['zh-TW']}</Tag>
          <div>
            <h3>
              <Phrases>{title}</Phrases>
            </h3>
            <p>{text}</p>
          </div>
          <p className="split">
            {lecturer}
            <span className="faint">{periods}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
