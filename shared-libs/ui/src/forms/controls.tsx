import { useMessage } from '@admissions/store';
import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './controls.module.css';
import { describedBy, Field, FieldGroup, type FieldProps } from './field.tsx';

export interface Option {
  value: string;
  label: string;
}
type Registered<E, A> = FieldProps & Omit<A, 'name' | 'id'> & { ref?: Ref<E> };

function splitProps<P extends FieldProps>({
  label,
  hint,
  error,
  isRequired,
  isPlain,
  ...control
}: P) {
  return {
    field: {
      name: control.name,
      label,
      hint,
      error,
      isRequired: isRequired ?? false,
      isPlain: isPlain ?? false,
    },
    control: {
      ...control,
      ...describedBy({ name: control.name, hint, error }),
      'aria-required': isRequired ?? undefined,
    },
  };
}

/** A single-line input for text, numbers or days. */
export function TextField(
  props: Registered<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>,
) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <input type="text" {...control} className={styles.control} />
    </Field>
  );
}
export function TextArea(
  props: Registered<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>,
) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <textarea rows={5} {...control} className={styles.control} />
    </Field>
  );
}
/** Value of the placeholder entry: every rule treats 0 as empty. */
export const PLACEHOLDER_VALUE = '0';

/** A select with a placeholder entry. */
export function SelectField({
  groups,
  placeholder,
  ...props
}: Registered<HTMLSelectElement, SelectHTMLAttributes<HTMLSelectElement>> & {
  groups: readonly { label?: string; options: readonly Option[] }[];
  placeholder?: string;
}) {
  const t = useMessage();
  const { field, control } = splitProps(props);
  const renderOptions = (options: readonly Option[]) =>
    options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  return (
    <Field {...field}>
      <select {...control} className={`${styles.control} ${styles.select}`}>
        <option value={PLACEHOLDER_VALUE}>{placeholder ?? t('validation.select')}</option>
        {groups.map(({ label, options }) =>
          label ? (
            <optgroup key={label} label={label}>
              {renderOptions(options)}
            </optgroup>
          ) : (
            renderOptions(options)
          ),
        )}
      </select>
    </Field>
  );
}

type ChoiceProps = FieldProps & { options: readonly Option[]; type: 'radio' | 'checkbox' } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'type'
  > & {
    ref?: Ref<HTMLInputElement>;
  };
/** Radio buttons or checkboxes. */
export const Choices = ({
  label,
  hint,
  error,
  isRequired,
  options,
  name,
  ...control
}: ChoiceProps) => (
  <FieldGroup name={name} label={label} hint={hint} error={error} isRequired={isRequired ?? false}>
    <div className="row">
      {options.map(({ value, label: text }) => (
        <label key={value} className={styles.choice}>
          <input {...control} name={name} value={value} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  </FieldGroup>
);
