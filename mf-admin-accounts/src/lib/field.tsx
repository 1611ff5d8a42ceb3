import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './field.module.css';

/** What a control needs to belong to its field. */
export interface Control {
  id: string;
  status: '' | 'error';
  'aria-describedby': string;
  'aria-invalid': boolean;
  'aria-required': boolean;
}
interface FieldProps {
  label: string;
  help?: string;
  errors?: string[] | undefined;
  isRequired?: boolean;
  children: (control: Control) => ReactNode;
}

/** A label, its control, what helps and what is wrong, tied together for every way of reading. */
export function Field({ label, help, errors = [], isRequired = false, children }: FieldProps) {
  const t = useMessage();
  const id = useId();
  const isWrong = errors.length > 0;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired && <span className={styles.required}>{t('common.required')}</span>}
      </label>
      {children({ id, status: isWrong ? 'error' : '', 'aria-describedby': `${id}-error ${id}-help`, 'aria-invalid': isWrong, 'aria-required': isRequired })}
      <p id={`${id}-error`} className={styles.error} role={isWrong ? 'alert' : undefined}>
        {errors.join(' ')}
      </p>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
    </div>
  );
}
