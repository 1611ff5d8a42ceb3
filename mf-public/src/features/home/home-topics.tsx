import type { Topic } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import { ChipLinks, EmptyState, Fold, Section, SectionError } from '@admissions/ui';
import type { ShownTopic } from './home-data.ts';
import styles from './home-topics.module.css';
import { TEXTS } from './texts.ts';
import { TopicBlocks } from './topic-blocks.tsx';
import { TopicLines } from './topic-lines.tsx';

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
  topic: { name: Topic; content: ShownTopic | null };
  renderedOn: string;
}) {
  const isEmpty =
    content !== null &&
    [content.slides, content.blocks, content.articles, content.activities].every(
      (list) => list.length === 0,
    );
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
            <div className={styles.blocks}>
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
