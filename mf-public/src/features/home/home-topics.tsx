import type { Localised } from '@admissions/model';
import type { Topic } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { ChipLinks, EmptyState, Section, SectionError } from '@admissions/ui';
import { Slideshow } from '../../lib/banners/slideshow.tsx';
import type { ShownTopic } from './home-reads.ts';
import styles from './home-topics.module.css';
import { TEXTS } from './texts.ts';
import { TopicBlocks } from './topic-blocks.tsx';
import { TopicLines } from './topic-lines.tsx';

const NAMES: Readonly<Record<Topic, Localised>> = {
  dream: { 'zh-TW': '追夢元智', en: 'Dream here' },
  sales: { 'zh-TW': '招生亮點', en: 'Highlights' },
  limited: { 'zh-TW': '限時活動', en: 'For a limited time' },
  early: { 'zh-TW': '早鳥先修', en: 'Early starters' },
};
const buildHref = (topic: Topic, year?: number) =>
  `/?${new URLSearchParams({ topic, ...(year && { year: String(year) }) })}#topics`;

/** Four topics, each with what belongs to it, year by year. */
export function HomeTopics({
  topic: { name, content },
  made,
}: {
  topic: { name: Topic; content: ShownTopic | null };
  made: string;
}) {
  const t = useMessage();
  const isEmpty =
    content !== null &&
    [content.slides, content.blocks, content.articles, content.activities].every(
      (list) => list.length === 0,
    );
  return (
    <Section id="topics" title={t(TEXTS.topics)} band="alt">
      <div className={styles.choices}>
        <ChipLinks
          label={t(TEXTS.topic)}
          links={(Object.keys(NAMES) as Topic[]).map((each) => ({
            label: t(NAMES[each]),
            href: buildHref(each),
            isCurrent: each === name,
          }))}
        />
        {content && content.years.length > 1 && (
          <ChipLinks
            label={t(TEXTS.year)}
            links={content.years.map((year) => ({
              label: t(TEXTS.ofYear, { year }),
              href: buildHref(name, year),
              isCurrent: year === content.selectedYear,
            }))}
          />
        )}
      </div>
      {content === null && <SectionError />}
      {isEmpty && <EmptyState>{t(TEXTS.noTopic)}</EmptyState>}
      {content && !isEmpty && (
        <div className={styles.grid}>
          <div>
            <Slideshow
              key={name}
              label={t(NAMES[name])}
              banners={content.slides}
              sizes="(width < 900px) 100vw, 720px"
            />
          </div>
          <TopicLines content={content} made={made} />
          <TopicBlocks blocks={content.blocks} />
        </div>
      )}
    </Section>
  );
}
