import { LinkButton } from '@admissions/admin-ui';
import { formatShortMoment, joinLabel } from '@admissions/model';
import {
  type ListedQuestion,
  QUESTION_PATHS,
  QUESTION_STATES,
  type QuestionState,
} from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { questionsHelp } from '../../lib/screen-help.ts';
import { loadStateList, StateList } from '../../lib/state-list.tsx';
import { StatePill, Wait } from '../../lib/state-tag.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { TEXTS } from './texts.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadStateList<ListedQuestion, QuestionState>(args, QUESTION_PATHS.list, QUESTION_STATES, 'new');

/** Questions to storytellers, pending and public. */
export function Component() {
  const t = useMessage();
  const listed = useLoaderData<typeof loader>();
  return (
    <StateList
      listed={listed}
      states={QUESTION_STATES}
      waiting="new"
      texts={TEXTS}
      help={questionsHelp}
      columns={[
        {
          key: 'question',
          title: TEXTS.question,
          render: (_, { id, question, state: at }) => (
            <Link
              data-opens
              to={`/admin/forms/edit_question?id=${id}`}
              className={at === 'new' ? 'bold' : ''}
            >
              {question ?? t(TEXTS.erased)}
            </Link>
          ),
        },
        {
          key: 'story',
          title: TEXTS.story,
          render: (_, { story }) =>
            story ? (
              <>
                {story.name}
                <div className="faint tiny">{story.title}</div>
              </>
            ) : (
              t(TEXTS.gone)
            ),
        },
        {
          key: 'state',
          title: SHARED_TEXTS.state,
          render: (_, { state: at, createdAt }) => (
            <>
              <StatePill state={at}>{t(TEXTS[at])}</StatePill>
              {at === 'new' && <Wait since={createdAt} />}
            </>
          ),
        },
        {
          key: 'createdAt',
          title: TEXTS.createdAt,
          render: (_, { createdAt }) => formatShortMoment(createdAt),
        },
        {
          key: 'answeredAt',
          title: TEXTS.answeredAt,
          isWideOnly: true,
          render: (_, { answeredAt }) => (answeredAt ? formatShortMoment(answeredAt) : '—'),
        },
        {
          key: 'actions',
          title: SHARED_TEXTS.actions,
          render: (_, { id, question, state: at }) =>
            at === 'new' && (
              <LinkButton
                size="small"
                to={`/admin/forms/edit_question?id=${id}`}
                label={joinLabel(t(TEXTS.reply), question ?? '', t.locale)}
              >
                {t(TEXTS.reply)}
              </LinkButton>
            ),
        },
      ]}
    />
  );
}
