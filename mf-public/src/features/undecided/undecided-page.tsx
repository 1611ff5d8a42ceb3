import type { Api } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import { fillPlaceholders } from '@admissions/model/messages';
import { CLUSTER_NAMES } from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import { Button, Container, EmptyState, LanguageInput, PageLink, Phrases } from '@admissions/ui';
import type { ReactNode } from 'react';
import { Form, useLoaderData } from 'react-router';
import { ShareBar } from '../../lib/article/share-bar.tsx';
import { listUpcomingEvents, loadEvents } from '../../lib/events/calendar-events.ts';
import { readChoice } from '../../lib/list-query.ts';
import { ListHead } from '../../lib/page/list-head.tsx';
import page from '../../lib/page/page.module.css';
import { loadList } from '../../lib/public-reads.ts';
import { createLoader } from '../../lib/reads.ts';
import { type Direction, findClusters } from './find-clusters.ts';
import { type Answers, listAnswers, QUESTIONS, type QuestionKey } from './questions.ts';
import styles from './undecided-page.module.css';

const TEXTS = {
  title: '還不知道讀什麼',
  description:
    '回答五題，看三個方向：每個方向有一個學系，再加學長姐的故事和活動。不必登入，也不存。',
  lead: '不必先有答案。五題答幾題都可以，選你最像的，我們給你三個可以先看的方向。沒有對錯，不存也不送出，改選再看一次也可以。',
  show: '看三個方向',
  none: '至少選一題，再按「看三個方向」。',
  conflict:
    '你的答案互相拉扯：「{wishes}」常常會碰到你受不了的「{avoided}」。碰得到的方向會有提醒，先看過再決定。',
  directions: '你可以先看這三個方向',
  because: '因為你選了：{answers}',
  beware: '提醒：這裡也會碰到「{answers}」，先看看課程。',
  bewareCourses: '提醒：你受不了「{answers}」，這個學系大一就有{courses}。',
  wide: '離你選的遠一點，當作對照。',
  number: '{number}／{count}',
  department: '一個學系',
  story: '一個故事',
  event: '一場活動',
  all: '看{name}的所有學系',
  by: '{name}・{department}',
};

export const loader = createLoader(async ({ api, search }) => {
  const answers: Answers = {
    like: readChoice(search, 'like', QUESTIONS.like.answers),
    avoid: readChoice(search, 'avoid', QUESTIONS.avoid.answers),
    work: readChoice(search, 'work', QUESTIONS.work.answers),
    place: readChoice(search, 'place', QUESTIONS.place.answers),
    worth: readChoice(search, 'worth', QUESTIONS.worth.answers),
  };
  const isAnswered = listAnswers(answers).length > 0;
  const found = isAnswered ? await loadDirections(api, answers) : null;
  return { answers, found, isEmpty: !isAnswered && search.has('show') };
});

async function loadDirections(api: Api, answers: Answers) {
  const [departments, colleges, stories, events] = await Promise.all([
    loadList(api, 'faculty/bachelor_department_list'),
    loadList(api, 'faculty/bachelor_list'),
    loadList(api, 'college/share_list'),
    loadEvents(api),
  ]);
  return findClusters(answers, {
    departments: departments ?? [],
    colleges: colleges ?? [],
    stories: stories ?? [],
    events: listUpcomingEvents(events, taipeiDay(), 'student'),
  });
}

export function Component() {
  const { answers, found, isEmpty } = useLoaderData<typeof loader>();
  const t = useMessage();
  return (
    <>
      <ListHead texts={TEXTS} path="/undecided" image={null} />
      <Container>
        <div className={page.page} data-print-blocks>
          {isEmpty && (
            <p id="directions" role="alert" className="wrong semi">
              {TEXTS.none}
            </p>
          )}
          {found && (
            <section id="directions" aria-labelledby="directions-title" className="stack">
              <h2 id="directions-title">
                <Phrases>{TEXTS.directions}</Phrases>
              </h2>
              {found.conflict && (
                <p className="semi caution">{fillPlaceholders(TEXTS.conflict, found.conflict)}</p>
              )}
              {found.directions.length === 0 && <EmptyState>{t('empty.list')}</EmptyState>}
              <ol className={styles.directions}>
                {found.directions.map((direction) => (
                  <DirectionCard
                    key={direction.key}
                    direction={direction}
                    hasNear={found.directions.some(({ reasons }) => reasons.length > 0)}
                  />
                ))}
              </ol>
              <ShareBar title={TEXTS.title} />
            </section>
          )}
          <Questions answers={answers} />
        </div>
      </Container>
    </>
  );
}

/** A plain form: the answers are in the address only. */
function Questions({ answers }: { answers: Answers }) {
  return (
    <Form
      key={JSON.stringify(answers)}
      method="get"
      action="/undecided#directions"
      className={styles.questions}
      data-no-print
    >
      {(Object.keys(QUESTIONS) as QuestionKey[]).map((key, index, { length }) => (
        <fieldset key={key} className={styles.question}>
          <legend className="bold">
            <span className="note">
              {fillPlaceholders(TEXTS.number, { number: index + 1, count: length })}
            </span>{' '}
            <Phrases>{QUESTIONS[key].text}</Phrases>
          </legend>
          {Object.entries(QUESTIONS[key].answers).map(([value, { text }]) => (
            <label key={value} className="touch">
              <input
                type="radio"
                name={key}
                value={value}
                defaultChecked={answers[key] === value}
              />
              {text}
            </label>
          ))}
        </fieldset>
      ))}
      <LanguageInput />
      <input type="hidden" name="show" value="1" />
      <div>
        <Button type="submit">{TEXTS.show}</Button>
      </div>
    </Form>
  );
}

function DirectionCard({ direction, hasNear }: { direction: Direction; hasNear: boolean }) {
  const { key, college, reasons, doubt, disliked, department, story, event } = direction;
  const name = CLUSTER_NAMES[key]['zh-TW'];
  return (
    <li className={styles.direction} data-college={college}>
      <h3>{name}</h3>
      {hasNear && (
        <p className="note">
          {reasons.length > 0
            ? fillPlaceholders(TEXTS.because, { answers: reasons.join('、') })
            : TEXTS.wide}
        </p>
      )}
      {doubt && (
        <p className="small semi caution">
          {fillPlaceholders(disliked.length > 0 ? TEXTS.bewareCourses : TEXTS.beware, {
            answers: doubt,
            courses: disliked.join('、'),
          })}
        </p>
      )}
      <dl className={styles.parts}>
        <Part label={TEXTS.department} href={`/bachelorCont?id=${department.id}`} {...department}>
          {department.tagline}
        </Part>
        {story && (
          <Part label={TEXTS.story} href={`/shareCont?id=${story.id}`} {...story}>
            {fillPlaceholders(TEXTS.by, { name: story.name, department: story.department })}
          </Part>
        )}
        {event && (
          <Part label={TEXTS.event} {...event}>
            {event.when}
          </Part>
        )}
      </dl>
      <p>
        <PageLink to={`/bachelor?cluster=${key}`} className="touch">
          {fillPlaceholders(TEXTS.all, { name })}
        </PageLink>
      </p>
    </li>
  );
}

interface PartProps {
  label: string;
  href: string;
  title: string;
  children: ReactNode;
}
const Part = ({ label, href, title, children }: PartProps) => (
  <>
    <dt>{label}</dt>
    <dd>
      <PageLink to={href} className="touch">
        <Phrases>{title}</Phrases>
      </PageLink>
      <span className="note">{children}</span>
    </dd>
  </>
);

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
