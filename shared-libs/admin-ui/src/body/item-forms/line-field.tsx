import type { Localised } from '@admissions/model';
import { WordsField } from '../../base/words-field.tsx';
import type { ItemErrors } from './item-form.ts';

interface LineFieldProps<I> {
  /** The item, or a part of it, with this text. */
  of: { item: I; onChange: (item: I) => void; errors: ItemErrors };
  name: keyof I & string;
  label: string | Localised;
  /** Characters; counted, never cut. */
  max: number;
  error?: string | undefined;
  isRequired?: boolean;
  isLong?: boolean;
}
/** A text of an item; an optional one that is emptied is omitted. */
export function LineField<I>({
  of: { item, onChange, errors },
  name,
  label,
  max,
  error = errors[name],
  isRequired = false,
  isLong = false,
}: LineFieldProps<I>) {
  const value = (item[name] ?? '') as string;
  return (
    <WordsField
      {...{ label, error, isRequired, value }}
      part={name}
      {...(isLong && { autoSize: { minRows: 2, maxRows: 12 } })}
      count={{ show: value.length > max * 0.8, max }}
      onChange={(text) => {
        const isOmitted = !isRequired && text.trim() === '';
        onChange({ ...item, [name]: isOmitted ? undefined : text });
      }}
    />
  );
}
