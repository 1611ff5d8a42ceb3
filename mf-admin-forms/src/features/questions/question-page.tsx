import {
  Button,
  NotFound,
  nullIfNotFound,
  PageHeader,
  useAction,
  useEntryForm,
  useLoaded,
  useUnsavedGuard,
  WordsField,
} from '@admissions/admin-ui';
import { api, apiContext, errorMessage, isApiError } from '@admissions/api-client';
import { type FieldErrors, formatMoment, PART_SEPARATOR } from '@admissions/model';
import type { Page } from '@admissions/protocol';
import {
  type ListedQuestion,
  QUESTION_PATHS,
  type QuestionDetails,
  type QuestionState,
} from '@admissions/protocol/forms';
import { useConfirm, useMessage, useToast } from '@admissions/store';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { questionsHelp } from '../../lib/screen-help.ts';
import { StatePill } from '../../lib/state-tag.tsx';
import styles from './questions.module.css';
import { TEXTS } from './texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = Number(new URL(request.url).searchParams.get('id'));
  if (!Number.isSafeInteger(id) || id < 1) return null;
  const path = QUESTION_PATHS.info(id);
  return nullIfNotFound(
    context.get(apiContext).get<QuestionDetails>(path, { signal: request.signal }),
  );
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const t = useMessage();
  return loaded ? (
    <QuestionForm key={loaded.id} loaded={loaded} />
  ) : (
    <NotFound title={TEXTS.missing} back={{ to: LIST_PATH, label: t(TEXTS.back) }} />
  );
}

const hrefOf = ({ id }: { id: number }) => `/shareCont?id=${id}#questions`;
const LIST_PATH = '/admin/forms/question_list';
const SAVED = { new: TEXTS.savedUnpublished, answered: TEXTS.published, hidden: TEXTS.hiddenNow };
const toValues = ({ name, question, answer, asked, state }: QuestionDetails) => ({
  name: name ?? (state === 'new' ? asked?.name : null) ?? '',
  question: question ?? '',
  answer: answer ?? '',
});

type Values = ReturnType<typeof toValues>;

/** The submitted question beside its public version. */
export function QuestionForm({ loaded }: { loaded: QuestionDetails }) {
  const t = useMessage();
  const navigate = useNavigate();
  const toast = useToast();
  const { run } = useAction();
  const [isGone, setGone] = useState(false);
  const next = useRef(loaded.state);
  const form = useEntryForm({
    loaded,
    toValues,
    save: ({ name, ...texts }, { id, revision }: QuestionDetails) =>
      api()
        .put<QuestionDetails>(QUESTION_PATHS.edit(id), {
          ...texts,
          name: name || null,
          revision,
          state: next.current,
        })
        .catch((error: unknown) => {
          // Errors of fields are shown at the fields.
          if (!isApiError(error) || Object.keys(error.errors).length === 0)
            toast(errorMessage(error, t), 'error');
          throw error;
        }),
  });
  const { id, reference, story, state, createdAt } = form.entry;
  const other = state === 'hidden' ? 'new' : 'hidden';

  async function save(state: QuestionState): Promise<boolean> {
    next.current = state;
    const isSaved = (await form.submit()) === 'saved';
    const link = state === 'answered' && story && { href: hrefOf(story), label: t(TEXTS.see) };
    if (isSaved) toast(t(SAVED[state]), 'success', link || undefined);
    return isSaved;
  }
  async function remove(): Promise<void> {
    const request = () => api().delete(QUESTION_PATHS.remove(id));
    if (!(await run(request, t(TEXTS.removed, { reference })))) return;
    flushSync(() => setGone(true));
    await navigate(LIST_PATH);
  }
  useUnsavedGuard(form.isDirty && !isGone, () => save(state));
  return (
    <>
      <PageHeader
        back={{ to: LIST_PATH, label: t(TEXTS.back) }}
        badge={<StatePill state={state}>{t(TEXTS[state])}</StatePill>}
        title={story ? t(TEXTS.titleTo, { name: story.name }) : t(TEXTS.title)}
        help={questionsHelp}
        note={[reference, formatMoment(createdAt)].join(t(PART_SEPARATOR))}
      />
      <div className={styles.columns}>
        <SentQuestion question={form.entry} onRemove={() => void remove()} />
        <form
          ref={form.element}
          className={styles.card}
          aria-label={t(TEXTS.shown)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save('answered');
          }}
        >
          <h2>{t(TEXTS.shown)}</h2>
          <QuestionFields {...form} />
          <p className="wrap gap-m space-m">
            <Button type="primary" htmlType="submit" loading={form.isSaving}>
              {t(state === 'answered' ? TEXTS.save : TEXTS.publish)}
            </Button>
            <Button disabled={form.isSaving} onClick={() => void save(other)}>
              {t(other === 'new' ? TEXTS.reopen : TEXTS.hide)}
            </Button>
            {state !== 'new' && <NextQuestion key={state} />}
          </p>
        </form>
      </div>
    </>
  );
}

/** Link to the question that has waited longest. */
function NextQuestion() {
  const t = useMessage();
  const params = { state: 'new', page: 1, perpage: 1 };
  const { data } = useLoaded(
    (signal) =>
      api().get<Page<ListedQuestion>>(QUESTION_PATHS.list, { params, signal, silent: true }),
    [],
  );
  const next = data?.list[0];
  if (!data) return null;
  return next ? (
    <Link to={`?id=${next.id}`}>{t(TEXTS.next)}</Link>
  ) : (
    <span className="faint">{t(TEXTS.noneLeft)}</span>
  );
}

interface FieldsProps {
  values: Values;
  errors: FieldErrors;
  change: (part: Partial<Values>) => void;
}
function QuestionFields({ values, errors, change }: FieldsProps) {
  const bind = (name: keyof Values) => ({
    value: values[name],
    error: errors[name]?.[0],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <WordsField
        label={TEXTS.shownName}
        hint={TEXTS.shownNameHint}
        {...bind('name')}
        maxLength={20}
      />
      <WordsField
        label={TEXTS.shownQuestion}
        hint={TEXTS.shownQuestionHint}
        isRequired
        {...bind('question')}
        maxLength={300}
        autoSize={{ minRows: 2, maxRows: 8 }}
      />
      <WordsField
        label={TEXTS.answer}
        isRequired
        {...bind('answer')}
        maxLength={1000}
        autoSize={{ minRows: 4, maxRows: 14 }}
      />
    </>
  );
}

interface SentQuestionProps {
  question: QuestionDetails;
  onRemove: () => void;
}
function SentQuestion({ question: { story, asked }, onRemove }: SentQuestionProps) {
  const t = useMessage();
  const confirm = useConfirm();
  return (
    <section className={styles.card} aria-label={t(TEXTS.sent)}>
      <h2>{t(TEXTS.sent)}</h2>
      <p className="soft mini">{t('admin.personalData')}</p>
      <dl>
        <dt>{t(TEXTS.story)}</dt>
        <dd>
          {story ? (
            <a href={hrefOf(story)} target="_blank" rel="noreferrer">
              {story.title}
            </a>
          ) : (
            t(TEXTS.gone)
          )}
        </dd>
        <dt>{t(TEXTS.name)}</dt>
        <dd>{asked ? (asked.name ?? t(TEXTS.nobody)) : t(TEXTS.erased)}</dd>
        <dt>{t(TEXTS.question)}</dt>
        <dd className={styles.prose}>{asked?.question ?? t(TEXTS.erased)}</dd>
      </dl>
      <details className="soft mini">
        <summary className="below-s">{t('common.delete')}</summary>
        <Button
          danger
          onClick={() =>
            confirm({
              title: t(TEXTS.remove),
              message: t(TEXTS.removeText),
              confirmLabel: t('common.delete'),
              onConfirm: onRemove,
            })
          }
        >
          {t(TEXTS.remove)}
        </Button>
      </details>
    </section>
  );
}
