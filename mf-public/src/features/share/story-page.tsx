import { taipeiDay } from '@admissions/model';
import { fillPlaceholders } from '@admissions/model/messages';
import { type AnsweredQuestion, QUESTION_PATHS } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { ButtonLink, dayText, Phrases, Tag } from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { storyData } from '../../lib/article/article-data.ts';
import { useViewCount } from '../../lib/article/use-view-count.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { ArticleLayout } from '../../lib/page/article-layout.tsx';
import { EntryPage } from '../../lib/page/entry-page.tsx';
import { Related } from '../../lib/page/related.tsx';
import { buildCounterPath, loadRelated, readEntry } from '../../lib/public-reads.ts';
import { createLoader, getIdParam, loadPage, loadSection } from '../../lib/reads.ts';
import { usePublisher } from '../../lib/structured/university.ts';
import { LaterPosts } from './later-posts.tsx';
import { listLaterPosts, type Story, THEME_NAMES, toCard } from './share-data.ts';
import { StoryCard } from './story-card.tsx';
import styles from './story-page.module.css';
import { TEXTS } from './texts.ts';

const RELATED_COUNT = 4;

export const loader = createLoader(async ({ api, search }) => {
  const id = getIdParam(search);
  const story = await loadPage(readEntry(api, 'college/share_info', id));
  const [related, questions] = await Promise.all([
    loadRelated(api, 'college/share_list', id, { college: story.college, limit: RELATED_COUNT }),
    loadSection(api.get<AnsweredQuestion[]>(QUESTION_PATHS.answered(id), { silent: true })),
  ]);
  return {
    story,
    posts: listLaterPosts([story], taipeiDay()),
    questions: questions ?? [],
    related: related.map(toCard),
  };
});

export function Component() {
  const t = useMessage();
  const publisher = usePublisher();
  const { story, posts, questions, related } = useLoaderData<typeof loader>();
  const { id, name, department, graduation, theme, quote, clickCount } = story;
  const withoutQuote = story.body.filter((item) => item.type !== 'quote' || item.text !== quote);
  useViewCount(`share-${id}`, buildCounterPath('college/ShareClickCount', id));
  return (
    <EntryPage
      list={{ label: TEXTS.title, href: '/share' }}
      entry={story}
      href={`/shareCont?id=${id}`}
      data={storyData(story, publisher)}
      related={
        <Related title={TEXTS.related} layout="portraits">
          {related.map((other) => (
            <StoryCard key={other.id} story={other} />
          ))}
        </Related>
      }
    >
      <ArticleLayout
        entry={{ ...story, body: withoutQuote }}
        isPortrait
        meta={
          <>
            <Tag tone="college">{THEME_NAMES[theme]}</Tag>
            <span>{[name, department, graduation ?? ''].filter(Boolean).join('・')}</span>
            <span>{t('common.views', { count: formatNumber(clickCount) })}</span>
          </>
        }
        details={
          <blockquote className={styles.quote}>
            <p>
              <Phrases>{quote}</Phrases>
            </p>
          </blockquote>
        }
      >
        {posts.length > 0 && <Later name={name} posts={posts} />}
        <StoryQuestions story={story} questions={questions} />
        <p className="row space-xl">
          <ButtonLink look="outline" href={`/bachelor?q=${encodeURIComponent(department)}`}>
            {TEXTS.see}
            {department}
          </ButtonLink>
          <ButtonLink href="/formVisit?who=student" look="outline">
            {TEXTS.visit}
          </ButtonLink>
        </p>
      </ArticleLayout>
    </EntryPage>
  );
}

function Later({
  name,
  posts,
}: {
  name: string;
  posts: Parameters<typeof LaterPosts>[0]['posts'];
}) {
  return (
    <section id="later" className={styles.later} aria-labelledby="later-title">
      <h2 id="later-title">
        <Phrases>{fillPlaceholders(TEXTS.laterOwn, { name })}</Phrases>
      </h2>
      <LaterPosts posts={posts} />
    </section>
  );
}

export function StoryQuestions({
  story: { id, name },
  questions,
}: {
  story: Pick<Story, 'id' | 'name'>;
  questions: readonly AnsweredQuestion[];
}) {
  return (
    <section id="questions" className={styles.questions} aria-labelledby="questions-title">
      <h2 id="questions-title">
        <Phrases>{fillPlaceholders(TEXTS.questions, { name })}</Phrases>
      </h2>
      {questions.length > 0 && (
        <dl>
          {questions.map(({ id: number, name: asker, question, answer, date }) => (
            <div key={number}>
              <dt className="bold">
                <span>{asker ?? TEXTS.somebody}</span>
                {question}
              </dt>
              <dd>
                {answer}
                <time dateTime={date} lang={'zh-TW'}>
                  {fillPlaceholders(TEXTS.answeredOn, { name, day: dayText(date) })}
                </time>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.ask}>
        <span>{TEXTS.askHint}</span>
        <ButtonLink href={`/formQuestion?id=${id}`}>
          {fillPlaceholders(TEXTS.ask, { name })}
        </ButtonLink>
      </p>
    </section>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
