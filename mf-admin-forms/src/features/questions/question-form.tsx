import { Button, FormField, Input, PageHeader, useUnsavedGuard } from '@admissions/admin-ui';
import { api, fieldErrorMessage, isConflict } from '@admissions/api-client';
import type { QuestionChange, QuestionRead, QuestionState } from '@admissions/contracts';
import { formatMoment, joinLabel, PART_SEPARATOR, QUESTION_PATHS } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { errorsAt } from '../../lib/errors-at.ts';
import styles from './questions.module.css';
import { TEXTS } from './texts.ts';

export const LIST_PATH = '/admin/forms/question_list';
const TOLD = { new: TEXTS.kept, answered: TEXTS.published, hidden: TEXTS.hiddenNow };
const toWords = ({ name, question, answer, asked, state }: QuestionRead) => ({
  name: name ?? (state === 'new' ? asked?.name : null) ?? '',
  question: question ?? '',
  answer: answer ?? '',
});

/** What was asked beside what visitors will read. */
export function QuestionForm({ loaded }: { loaded: QuestionRead }) {
  const t = useMessage();
  const navigate = useNavigate();
  const toast = useAppStore((state) => state.toast);
  const confirm = useAppStore((state) => state.ask);
  const [entry, setEntry] = useState(loaded);
  const [words, setWords] = useState(() => toWords(loaded));
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [isGone, setGone] = useState(false);
  const isDirty = JSON.stringify(words) !== JSON.stringify(toWords(entry));
  const { id, reference, story, asked, state, createdAt } = entry;

  async function save(next: QuestionState) {
    setBusy(true);
    setFailure(null);
    try {
      const changed = await api().put<QuestionRead>(QUESTION_PATHS.edit(id), {
        revision: entry.revision,
        state: next,
        name: words.name || null,
        question: words.question,
        answer: words.answer,
      } satisfies QuestionChange);
      setEntry(changed);
      setWords(toWords(changed));
      toast(t(TOLD[next]), 'success');
      return true;
    } catch (error) {
      // What a colleague made of it is there now; what was typed stays in its fields.
      const { current } = error as { current?: QuestionRead };
      if (isConflict(error) && current) setEntry(current);
      setFailure(error);
      toast(fieldErrorMessage(error, t), 'error');
      return false;
    } finally {
      setBusy(false);
    }
  }
  async function remove() {
    try {
      await api().delete(QUESTION_PATHS.remove(id));
      toast(t(TEXTS.removed, { reference }), 'success');
      flushSync(() => setGone(true));
      await navigate(LIST_PATH);
    } catch (error) {
      toast(fieldErrorMessage(error, t), 'error');
    }
  }
  useUnsavedGuard(isDirty && !isGone, () => save(state));
  const field = (name: keyof typeof words) => ({
    value: words[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setWords((now) => ({ ...now, [name]: target.value })),
  });
  const errorAt = (name: string) => errorsAt(failure, name)[0];

  return (
    <>
      <p className={styles.back}>
        <Link to={LIST_PATH}>{t(TEXTS.back)}</Link>
      </p>
      <PageHeader
        title={story ? joinLabel(t(TEXTS.title), story.name, t.locale) : t(TEXTS.title)}
        note={[t(TEXTS[state]), reference, formatMoment(createdAt)].join(t(PART_SEPARATOR))}
      />
      <div className={styles.columns}>
        <section className={styles.card} aria-label={t(TEXTS.sent)}>
          <h2>{t(TEXTS.sent)}</h2>
          <p className={styles.notice}>{t('admin.personalData')}</p>
          <dl>
            <dt>{t(TEXTS.story)}</dt>
            <dd>
              {story ? (
                <a href={`/shareCont?id=${story.id}#questions`} target="_blank" rel="noreferrer">
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
          <Button
            danger
            onClick={() =>
              confirm({
                title: t(TEXTS.remove),
                message: t(TEXTS.removeText),
                confirmLabel: t('common.delete'),
                onConfirm: () => void remove(),
              })
            }
          >
            {t(TEXTS.remove)}
          </Button>
        </section>
        <form
          className={styles.card}
          aria-label={t(TEXTS.shown)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save('answered');
          }}
        >
          <h2>{t(TEXTS.shown)}</h2>
          <FormField label={t(TEXTS.shownName)} error={errorAt('name')}>
            {(control) => <Input {...control} maxLength={20} {...field('name')} />}
          </FormField>
          <FormField
            label={t(TEXTS.shownQuestion)}
            hint={t(TEXTS.shownQuestionHint)}
            error={errorAt('question')}
            isRequired
          >
            {(control) => (
              <Input.TextArea
                {...control}
                maxLength={300}
                autoSize={{ minRows: 2, maxRows: 8 }}
                {...field('question')}
              />
            )}
          </FormField>
          <FormField label={t(TEXTS.answer)} error={errorAt('answer')} isRequired>
            {(control) => (
              <Input.TextArea
                {...control}
                maxLength={1000}
                autoSize={{ minRows: 4, maxRows: 14 }}
                {...field('answer')}
              />
            )}
          </FormField>
          <p className={styles.actions}>
            <Button type="primary" htmlType="submit" loading={isBusy}>
              {t(state === 'answered' ? TEXTS.save : TEXTS.publish)}
            </Button>
            <Button disabled={isBusy} onClick={() => void save('hidden')}>
              {t(TEXTS.hide)}
            </Button>
          </p>
        </form>
      </div>
    </>
  );
}
