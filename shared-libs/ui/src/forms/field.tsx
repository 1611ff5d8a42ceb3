import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  /** Also the id of the control, for links from messages. */
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  /** Hides the mark in short forms with required fields only. */
  isPlain?: boolean;
}
/** Connects a control with its hint and message. */
export const describedBy = ({
  name,
  hint,
  error,
}: Pick<FieldProps, 'name' | 'hint' | 'error'>) => ({
  id: toFieldId(name),
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [hint && `${toFieldId(name)}-hint`, error && `${toFieldId(name)}-error`]
      .filter(Boolean)
      .join(' ') || undefined,
});
export const toFieldId = (name: string) => `field-${name.replaceAll('.', '-')}`;

export const Field = ({
  name,
  label,
  hint,
  error,
  isRequired = false,
  isPlain = false,
  children,
}: FieldProps & { children: ReactNode }) => (
  <div className={`${styles.field} ${error ? styles.wrong : ''}`}>
    <label htmlFor={toFieldId(name)} className={styles.label}>
      {label} {!isPlain && <Mark isRequired={isRequired} />}
    </label>
    <Hint name={name} hint={hint} />
    {children}
    <FieldError name={name} error={error} />
  </div>
);
/** A field for a group of controls. */
export const FieldGroup = ({
  name,
  label,
  hint,
  error,
  isRequired = false,
  children,
}: FieldProps & { children: ReactNode }) => (
  <fieldset
    className={`${styles.field} ${styles.group} ${error ? styles.wrong : ''}`}
    id={toFieldId(name)}
    tabIndex={-1}
    aria-describedby={describedBy({ name, hint, error })['aria-describedby']}
  >
    <legend className={styles.label}>
      {label} <Mark isRequired={isRequired} />
    </legend>
    <Hint name={name} hint={hint} />
    {children}
    <FieldError name={name} error={error} />
  </fieldset>
);
function Mark({ isRequired }: { isRequired: boolean }) {
  const t = useMessage();
  return (
    <span className={isRequired ? styles.required : styles.optional}>
      {t(isRequired ? 'common.required' : 'common.optional')}
    </span>
  );
}
const Hint = ({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) =>
  hint ? (
    <p id={`${toFieldId(name)}-hint`} className="note">
      {hint}
    </p>
  ) : null;
const FieldError = ({ name, error }: Pick<FieldProps, 'name' | 'error'>) =>
  error ? (
    <p id={`${toFieldId(name)}-error`} className={styles.error}>
      {error}
    </p>
  ) : null;
