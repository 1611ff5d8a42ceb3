import { useMessage } from '@admissions/store';
import { Select } from 'antd';
import { FormField } from '../base/form-field.tsx';
import type { WidgetProps } from '../field-types/widget.ts';
import { LIST_TEXTS } from './list-texts.ts';

const SEPARATORS = [',', '，', '、', ';', '；', '\n', '\t'];

/** Short words as tags: typed, or pasted with separators. */
export function WordsWidget({ field, label, value, onChange, onBlur, error }: WidgetProps) {
  const t = useMessage();
  return (
    <FormField label={label} hint={t(LIST_TEXTS.words)} error={error} isRequired={field.required}>
      {(control) => (
        <Select
          {...control}
          mode="tags"
          className="full"
          // There are no suggestions to choose from.
          open={false}
          suffixIcon={null}
          tokenSeparators={SEPARATORS}
          value={(value ?? []) as string[]}
          onBlur={onBlur}
          onChange={(words: string[]) =>
            onChange([...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))])
          }
        />
      )}
    </FormField>
  );
}
