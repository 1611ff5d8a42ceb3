import { formatDay } from '@admissions/model';
import type { Topic } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import {
  ChipLinks,
  EmptyState,
  Fold,
  PageLink,
  Phrases,
  Picture,
  Section,
  SectionError,
} from '@admissions/ui';
import { BannerTitle } from '../../lib/banners/banner-title.tsx';
import type { Slide } from '../../lib/banners/page-banners.ts';
import { compareStrings } from '../../lib/compare-strings.ts';
import { useToday } from '../../lib/use-today.ts';
import { type HomeSections, isEmptyTopic, type ShownTopic } from './home-data.ts';
import styles from './home-topics.module.css';
import { TEXTS } from './texts.ts';
import topicBlocksStyles from './topic-blocks.module.css';

const NAMES: Readonly<Record<Topic, string>> = {
  dream: '追夢元智',
  sales: '招生亮點',
  limited: '限時活動',
  early: '早鳥先修',
};
const buildHref = (topic: Topic, year?: number) =>
  `/?${new URLSearchParams({ topic, ...(year && { year: String(year) }) })}#topics`;

export function HomeTopics({
  topic: { name, content },
  renderedOn,
}: {
  topic: NonNullable<HomeSections['topic']>;
  renderedOn: string;
}) {
  const isEmpty = content !== null && isEmptyTopic(content);
  return (
    <Section id="topics" title={TEXTS.topics} band="alt">
      <div className={styles.choices}>
        <ChipLinks
          label={TEXTS.topic}
          links={(Object.keys(NAMES) as Topic[]).map((each) => ({
            label: NAMES[each],
            href: buildHref(each),
            isCurrent: each === name,
          }))}
        />
        {content && content.years.length > 1 && (
          <ChipLinks
            label={TEXTS.year}
            links={content.years.map((year) => ({
              label: fillPlaceholders(TEXTS.ofYear, { year }),
              href: buildHref(name, year),
              isCurrent: year === content.selectedYear,
            }))}
          />
        )}
      </div>
      {content === null && <SectionError />}
      {isEmpty && <EmptyState>{TEXTS.noTopic}</EmptyState>}
      {content && !isEmpty && (
        <div className={styles.grid}>
          <div>
            <TopicBlocks blocks={content.slides} />
          </div>
          <TopicLines content={content} renderedOn={renderedOn} />
          {content.blocks.length > 0 && (
            <div className="across">
              <Fold isAlways summary={TEXTS.blocks}>
                <TopicBlocks blocks={content.blocks} />
              </Fold>
            </div>
          )}
        </div>
      )}
    </Section>
  );
}

type Block = Pick<Slide, 'id' | 'title' | 'pic' | 'link'> &
  Partial<Pick<Slide, 'text' | 'newWindow'>>;

function TopicBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    blocks.length > 0 && (
      <ul
        className={topicBlocksStyles.blocks}
        data-rail="narrow"
        data-count={fillPlaceholders(TEXTS.railCount, { count: blocks.length })}
        data-columns={columnsFor(blocks.length)}
      >
        {blocks.map((block) => (
          <li key={block.id}>
            <Picture
              image={block.pic}
              sizes="(width < 700px) 78vw, (width < 900px) 50vw, 350px"
              ratio="wide"
              isDecorative
            />
            <p>
              <BannerTitle banner={block} />
            </p>
            {block.text && <p className={topicBlocksStyles.text}>{block.text}</p>}
          </li>
        ))}
      </ul>
    )
  );
}

/** Four columns, or three if a row of four would leave one alone. */
const columnsFor = (count: number) =>
  count % 4 === 1 || (count % 4 !== 0 && count % 3 === 0) ? 3 : 4;

/** As many as fit beside the pictures; the others are in the calendar and the news. */
const MAX_LINES = { coming: 4, stories: 2, past: 2 };

function TopicLines({
  content: { activities, articles },
  renderedOn,
}: {
  content: ShownTopic;
  renderedOn: string;
}) {
  const today = useToday(renderedOn);
  const camps = activities.map(({ id, title, eventDates }) => ({
    id,
    title,
    day: eventDates.begin,
    isOver: eventDates.end < today,
  }));
  const coming = camps.filter(({ isOver }) => !isOver).sort((a, b) => compareStrings(a.day, b.day));
  const over = camps.filter(({ isOver }) => isOver).sort((a, b) => compareStrings(b.day, a.day));
  return (
    <div className={`box ${styles.lists}`}>
      <Lines
        title={TEXTS.coming}
        lines={coming.slice(0, MAX_LINES.coming)}
        page="/campCont"
        today={today}
      />
      <Fold isAlways summary={TEXTS.linesMore}>
        <div className={styles.lists}>
          <Lines
            title={TEXTS.stories}
            lines={articles
              .slice(0, MAX_LINES.stories)
              .map(({ id, title, date }) => ({ id, title, day: date }))}
            page="/newsCont"
            today={today}
          />
          <Lines
            title={TEXTS.past}
            lines={over.slice(0, MAX_LINES.past)}
            page="/campCont"
            today={today}
          />
        </div>
      </Fold>
    </div>
  );
}

function Lines({
  title,
  lines,
  page,
  today,
}: {
  title: string;
  lines: readonly { id: number; title: string; day: string }[];
  page: string;
  today: string;
}) {
  return (
    lines.length > 0 && (
      <div>
        <h3>
          <Phrases>{title}</Phrases>
        </h3>
        <ul className={styles.lines}>
          {lines.map(({ id, title: name, day }) => (
            <li key={id}>
              <time dateTime={day}>{shortDay(day, today)}</time>
              <PageLink viewTransition to={`${page}?id=${id}`} className="quiet">
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

// The year is shown only if it is not the current one.
const shortDay = (day: string, today: string) =>
  formatDay(day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day);
