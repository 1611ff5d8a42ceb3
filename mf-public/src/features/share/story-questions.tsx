import type { AnsweredQuestion } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { ButtonLink, dayText, Phrases } from '@admissions/ui';
import type { Story } from './share-data.ts';
import styles from './story-questions.module.css';
import { TEXTS } from './texts.ts';

/** What visitors asked under a story and what was answered, and the way to ask. */
export function StoryQuestions({
  story: { id, name },
  questions,
}: {
  story: Pick<Story, 'id' | 'name'>;
  questions: readonly AnsweredQuestion[];
}) {
  const t = useMessage();
  return (
    <section id="questions" className={styles.questions} aria-labelledby="questions-title">
      <h2 id="questions-title">
        <Phrases>{t(TEXTS.questions, { name })}</Phrases>
      </h2>
      {questions.length > 0 && (
        <dl>
          {questions.map(({ id: number, name: asker, question, answer, date }) => (
            <div key={number}>
              <dt {...t.chinese}>
                <span>{asker ?? t(TEXTS.somebody)}</span>
                {question}
              </dt>
              <dd {...t.chinese}>
                {answer}
                <time dateTime={date} lang={t.locale}>
                  {t(TEXTS.answeredOn, { name, day: dayText(date, t.locale) })}
                </time>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.ask}>
        <span>{t(TEXTS.askHint)}</span>
        <ButtonLink href={`/formQuestion?id=${id}`}>{t(TEXTS.ask, { name })}</ButtonLink>
      </p>
    </section>
  );
}
