import { fillPlaceholders } from '@admissions/model/messages';
import { Field, toFieldId } from '@admissions/ui/forms';
import styles from './score-input.module.css';
import { ABSENT, getScoreRange, parseScores, type ScoreFieldName } from './scores.ts';
import { setTypedScore, useTypedScores } from './typed-scores.ts';

const TEXTS = {
  absent: '缺考',
  ofSubject: '：{label}',
  wrong: '請填{min}到{max}的整數',
  wrongGrade: '請填A、B、C或F',
};

interface ScoreInputProps {
  field: ScoreFieldName;
  label: string;
  /** Whether absence is possible: a test registered by subject. */
  canMiss?: boolean;
}
/** Has no `name`, so that no form submits it. Held in memory for all pages. */
export function ScoreInput({ field, label, canMiss = false }: ScoreInputProps) {
  const text = useTypedScores()[field] ?? '';
  const name = `mark.${field}`;
  const range = getScoreRange(field);
  const isAbsent = text === ABSENT;
  const isWrong = parseScores({ [field]: text }).faults.length > 0;
  const wrong = range ? fillPlaceholders(TEXTS.wrong, range) : TEXTS.wrongGrade;
  return (
    <div>
      <Field name={name} label={label} error={isWrong ? wrong : undefined} isPlain>
        <input
          id={toFieldId(name)}
          className={styles.input}
          type="text"
          inputMode={range ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={4}
          value={isAbsent ? '' : text}
          disabled={isAbsent}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${toFieldId(name)}-error` : undefined}
          onChange={({ target }) => setTypedScore(field, target.value)}
        />
      </Field>
      {canMiss && (
        <label className="check soft small">
          <input
            type="checkbox"
            checked={isAbsent}
            onChange={({ target }) => setTypedScore(field, target.checked ? ABSENT : '')}
          />
          <span>
            {TEXTS.absent}
            <span className="vh">{fillPlaceholders(TEXTS.ofSubject, { label })}</span>
          </span>
        </label>
      )}
    </div>
  );
}
