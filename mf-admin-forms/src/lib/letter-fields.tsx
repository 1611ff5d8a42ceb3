import { Input, Select } from '@admissions/admin-ui';
import { REVIEW_STATES, type ReviewState } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { useId } from 'react';
import styles from './letter-fields.module.css';
import type { Reply, Template } from './reply.ts';
import { SHARED_TEXTS } from './texts.ts';
import { useLetters } from './use-reply-office.ts';

interface LetterFieldsProps {
  template: Template;
  letter: Reply;
  error: string;
  setLetter: (letter: Reply) => void;
  chooseTemplate: (template: Template) => void;
}
/** A letter from the template of a state, or from one of the office. */
export function LetterFields(props: LetterFieldsProps) {
  const { template, letter, error, setLetter, chooseTemplate } = props;
  const t = useMessage();
  const id = useId();
  const letters = useLetters();
  // Names may be alike, or like a state.
  const index = letters.findIndex(
    ({ name, text }) => name === template.name && text === template.text,
  );
  return (
    <>
      <label htmlFor={`${id}-template`}>{t(SHARED_TEXTS.template)}</label>
      <Select
        id={`${id}-template`}
        value={index < 0 ? template.state : `letter-${index}`}
        options={[
          ...REVIEW_STATES.map((value) => ({ value, label: t(`review.state.${value}`) })),
          ...letters.map(({ name }, at) => ({ value: `letter-${at}`, label: name })),
        ]}
        onChange={(value) =>
          chooseTemplate(
            letters.find((_letter, at) => value === `letter-${at}`) ?? {
              state: value as ReviewState,
            },
          )
        }
      />
      <label htmlFor={`${id}-subject`}>{t(SHARED_TEXTS.subject)}</label>
      <Input
        id={`${id}-subject`}
        maxLength={200}
        value={letter.subject}
        onChange={({ target }) => setLetter({ ...letter, subject: target.value })}
      />
      <label htmlFor={`${id}-body`}>{t(SHARED_TEXTS.body)}</label>
      <Input.TextArea
        id={`${id}-body`}
        value={letter.body}
        maxLength={5000}
        autoSize={{ minRows: 10, maxRows: 18 }}
        onChange={({ target }) => setLetter({ ...letter, body: target.value })}
      />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
