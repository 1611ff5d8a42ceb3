import { formatMoment } from '@admissions/model';
import {
  type ListedQuestion,
  QUESTION_PATHS,
  QUESTION_STATES,
  type QuestionState,
} from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { questionsHelp } from '../../lib/screen-help.ts';
import { loadStateList, SecondLine, StateLabel, StateList } from '../../lib/state-list.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { TEXTS } from './texts.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadStateList<ListedQuestion, QuestionState>(args, QUESTION_PATHS.list, QUESTION_STATES);
const TONES = { new: undefined, answered: 'good', hidden: 'past' } as const;

/** Questions to storytellers, pending and public. */
export function Component() {
  const t = useMessage();
  const listed = useLoaderData<typeof loader>();
  return (
    <StateList
      listed={listed}
      states={QUESTION_STATES}
      texts={TEXTS}
      help={questionsHelp(t)}
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
                <SecondLine>{story.title}</SecondLine>
              </>
            ) : (
              t(TEXTS.gone)
            ),
        },
        {
          key: 'state',
          title: t(SHARED_TEXTS.state),
          render: (_, { state: at }) => <StateLabel tone={TONES[at]}>{t(TEXTS[at])}</StateLabel>,
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
  );
}
