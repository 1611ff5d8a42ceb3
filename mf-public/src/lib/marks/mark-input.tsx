import { filled } from '@admissions/model/messages';
import { Field, toFieldId } from '@admissions/ui/forms';
import styles from './mark-input.module.css';
import type { MarkField } from './marks.ts';
import { ABSENT, rangeOf, readMarks } from './marks.ts';
import { typeMark, useTypedMarks } from './typed-marks.ts';

const TEXTS = {
  absent: '缺考',
  ofSubject: '：{label}',
  wrong: '請填{min}到{max}的整數',
  wrongGrade: '請填A、B、C或F',
};

interface MarkInputProps {
  field: MarkField;
  label: string;
  /** Whether one can have missed it: a test that one registers for by subject. */
  canMiss?: boolean;
}
/** One mark, kept in memory for all pages. It has no name, so that no form sends it. */
export function MarkInput({ field, label, canMiss = false }: MarkInputProps) {
  const text = useTypedMarks()[field] ?? '';
  const name = `mark.${field}`;
  const range = rangeOf(field);
  const isAbsent = text === ABSENT;
  const isWrong = readMarks({ [field]: text }).faults.length > 0;
  const wrong = range ? filled(TEXTS.wrong, range) : TEXTS.wrongGrade;
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
          onChange={({ target }) => typeMark(field, target.value)}
        />
      </Field>
      {canMiss && (
        <label className={styles.absent}>
          <input
            type="checkbox"
            checked={isAbsent}
            onChange={({ target }) => typeMark(field, target.checked ? ABSENT : '')}
          />
          <span>
            {TEXTS.absent}
            <span className="vh">{filled(TEXTS.ofSubject, { label })}</span>
          </span>
        </label>
      )}
    </div>
  );
}
