import type { FormValues } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { useController } from 'react-hook-form';
import { DateInput } from '../base/date-input.tsx';
import { FormField } from '../base/form-field.tsx';
import { fromTaipeiInput, toTaipeiInput } from '../base/taipei-input.ts';
import { TEXTS } from '../base/texts.ts';

export function PublicationFields() {
  const t = useMessage();
  return (
    <>
      <Moment name="publishAt" label={t(TEXTS.publishAt)} />
      <Moment name="unpublishAt" label={t(TEXTS.unpublishAt)} hint={t(TEXTS.scheduleHint)} />
    </>
  );
}
function Moment({
  name,
  label,
  hint,
}: {
  name: 'publishAt' | 'unpublishAt';
  label: string;
  hint?: string;
}) {
  const { field, fieldState } = useController<FormValues>({ name });
  return (
    <FormField label={label} hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <DateInput
          {...control}
          hasTime
          value={toTaipeiInput(field.value as string | null)}
          onChange={(text) => field.onChange(fromTaipeiInput(text))}
          onBlur={field.onBlur}
        />
      )}
    </FormField>
  );
}
