import { useMessage } from '@admissions/store';
import { DateInput } from '../base/date-input.tsx';
import { FormField } from '../base/form-field.tsx';
import { useFormField } from '../base/kind-form-context.ts';
import { fromTaipeiInput, toTaipeiInput } from '../base/taipei-input.ts';
import { TEXTS } from '../base/texts.ts';

export const PublicationFields = () => (
  <>
    <Moment name="publishAt" />
    <Moment name="unpublishAt" />
  </>
);

function Moment({ name }: { name: 'publishAt' | 'unpublishAt' }) {
  const t = useMessage();
  const { value, errors, onChange } = useFormField(name);
  return (
    <FormField
      label={t(TEXTS[name])}
      hint={name === 'unpublishAt' ? t(TEXTS.scheduleHint) : undefined}
      error={errors[name]?.[0]}
    >
      {(control) => (
        <DateInput
          {...control}
          hasTime
          value={toTaipeiInput(value as string | null)}
          onChange={(text) => onChange(fromTaipeiInput(text))}
        />
      )}
    </FormField>
  );
}
