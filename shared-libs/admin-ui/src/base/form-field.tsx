import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { type ReactNode, useId } from 'react';
import styles from './form-field.module.css';

/** Props that link a control to its label and message. */
export interface ControlProps {
  id: string;
  status: '' | 'error';
  'aria-invalid': boolean;
  'aria-describedby': string;
}
interface FormFieldProps {
  label: string | Localised;
  hint?: string | Localised | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  /** Several controls: renders a fieldset instead of a label. */
  isGroup?: boolean;
  /** Hidden visually where the same text is right above. */
  isCaptionHidden?: boolean;
  /** Rich text inside may have headings, which go below the group's. */
  hasHeadings?: boolean;
  /** Name inside a content item, for links to it. */
  part?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}
export function FormField({
  label,
  hint,
  error,
  isRequired = false,
  isGroup = false,
  isCaptionHidden = false,
  hasHeadings = false,
  part,
  children,
}: FormFieldProps) {
  const t = useMessage();
  const id = useId();
  const caption = (
    <>
      {t.text(label)}
      {isRequired && !isCaptionHidden && (
        <span className={styles.required}>{t('common.required')}</span>
      )}
    </>
  );
  const Box = isGroup ? 'fieldset' : 'div';
  return (
    <Box className={styles.field} data-field-invalid={error ? '' : undefined} data-part={part}>
      {isGroup ? (
        <legend className={isCaptionHidden ? 'vh' : styles.label}>
          {hasHeadings ? <h2>{caption}</h2> : caption}
        </legend>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {caption}
        </label>
      )}
      {children({
        id,
        status: error ? 'error' : '',
        'aria-invalid': error !== undefined,
        'aria-describedby': `${id}-hint ${id}-error`,
      })}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint && t.text(hint)}
      </p>
      <p id={`${id}-error`} className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </Box>
  );
}
