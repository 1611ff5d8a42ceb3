import { COLON } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { toFieldId } from './field.tsx';

export interface FieldFault {
  name: string;
  label: string;
  message: string;
}
/** Links to the invalid fields; takes the focus after each failed submit, counted by `attempt`. */
export function ErrorSummary({
  faults,
  attempt,
}: {
  faults: readonly FieldFault[];
  attempt: number;
}) {
  const t = useMessage();
  const box = useRef<HTMLDivElement>(null);
  const hasFaults = faults.length > 0;
  const seen = useRef(0);
  // An error between two attempts must not steal the focus while typing.
  useEffect(() => {
    if (attempt > seen.current && hasFaults) box.current?.focus();
    seen.current = attempt;
  }, [attempt, hasFaults]);
  if (!hasFaults) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>
        {faults.length === 1
          ? t('validation.summaryOne')
          : t('validation.summary', { count: faults.length })}
      </h2>
      <ul>
        {faults.map(({ name, label, message }) => (
          <li key={name}>
            <a
              href={`#${toFieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(toFieldId(name))?.focus();
              }}
            >
              {label}
              {t(COLON)}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
