import { Empty, PageHeader, Table } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import type { Page, QuestionListed, QuestionState } from '@admissions/contracts';
import { formatMoment, QUESTION_PATHS, QUESTION_STATES } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { pageIn, searchFrom } from '../../lib/page-query.ts';
import { questionsHelp } from '../../lib/screen-help.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import styles from './questions.module.css';
import { TEXTS } from './texts.ts';

interface Loaded {
  page: Page<QuestionListed>;
  state: QuestionState | '';
}
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const search = new URL(request.url).searchParams;
  const state = QUESTION_STATES.find((each) => each === search.get('state')) ?? '';
  const params = { page: pageIn(search), perpage: 20, state: state || null };
  return {
    state,
    page: await context
      .get(apiContext)
      .get<Page<QuestionListed>>(QUESTION_PATHS.list, { params, signal: request.signal }),
  };
}

/** The questions to storytellers: which wait, which are public. */
export function Component() {
  const t = useMessage();
  const { page, state } = useLoaderData<Loaded>();
  const [, setSearch] = useSearchParams();
  return (
    <>
      <PageHeader title={t(TEXTS.title)} note={t(TEXTS.help)} help={questionsHelp(t)} />
      <nav className={styles.tabs} aria-label={t(TEXTS.state)}>
        {(['', ...QUESTION_STATES] as const).map((each) => (
          <Link
            key={each}
            to={`?${searchFrom({ state: each })}`}
            aria-current={each === state ? 'page' : undefined}
          >
            {t(each === '' ? SHARED_TEXTS.all : TEXTS[each])}
          </Link>
        ))}
      </nav>
      <Table<QuestionListed>
        rowKey="id"
        dataSource={page.list}
        empty={
          <Empty
            description={t(state ? TEXTS.nothingInState : TEXTS.nothing)}
            image={Empty.PRESENTED_IMAGE_SIMPLE}
          />
        }
        pagination={{
          current: page.page,
          pageSize: page.perpage,
          total: page.total,
          onChange: (next) => setSearch(searchFrom({ state, page: next })),
        }}
        columns={[
          {
            key: 'question',
            title: t(TEXTS.question),
            render: (_, { id, question }) => (
              <Link to={`/admin/forms/edit_question?id=${id}`}>{question ?? t(TEXTS.erased)}</Link>
            ),
          },
          {
            key: 'story',
            title: t(TEXTS.story),
            isWideOnly: true,
            render: (_, { story }) =>
              story ? (
                <>
                  {story.name}
                  <div className={styles.second}>{story.title}</div>
                </>
              ) : (
                t(TEXTS.gone)
              ),
          },
          {
            key: 'state',
            title: t(SHARED_TEXTS.state),
            render: (_, { state: at }) => (
              <span className={styles.state} data-state={at}>
                {t(TEXTS[at])}
              </span>
            ),
          },
          {
            key: 'createdAt',
            title: t(TEXTS.createdAt),
            render: (_, { createdAt }) => formatMoment(createdAt),
          },
          {
            key: 'answeredAt',
            title: t(TEXTS.answeredAt),
            isWideOnly: true,
            render: (_, { answeredAt }) => (answeredAt ? formatMoment(answeredAt) : '—'),
          },
        ]}
      />
    </>
  );
}
