import { fillPlaceholders } from '@admissions/model/messages';
import type { AnsweredQuestion } from '@admissions/protocol/forms';
import { ButtonLink, dayText, Phrases } from '@admissions/ui';
import type { Story } from './share-data.ts';
import styles from './story-questions.module.css';
import { TEXTS } from './texts.ts';

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
