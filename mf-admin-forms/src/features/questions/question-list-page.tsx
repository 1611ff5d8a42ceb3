import { formatMoment, omitThisYear } from '@admissions/model';
import {
  type ListedQuestion,
  QUESTION_PATHS,
  QUESTION_STATES,
  type QuestionState,
} from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { questionsHelp } from '../../lib/screen-help.ts';
import { loadStateList, SecondLine, StateList } from '../../lib/state-list.tsx';
import { StatePill } from '../../lib/state-tag.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { TEXTS } from './texts.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadStateList<ListedQuestion, QuestionState>(args, QUESTION_PATHS.list, QUESTION_STATES);

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
                <SecondLine>{story.title}</SecondLine>
              </>
            ) : (
              t(TEXTS.gone)
            ),
        },
        {
          key: 'state',
          title: SHARED_TEXTS.state,
          render: (_, { state: at }) => <StatePill state={at}>{t(TEXTS[at])}</StatePill>,
        },
        {
          key: 'createdAt',
          title: TEXTS.createdAt,
          render: (_, { createdAt }) => omitThisYear(formatMoment(createdAt)),
        },
        {
          key: 'answeredAt',
          title: TEXTS.answeredAt,
          isWideOnly: true,
          render: (_, { answeredAt }) =>
            answeredAt ? omitThisYear(formatMoment(answeredAt)) : '—',
        },
      ]}
    />
  );
}
