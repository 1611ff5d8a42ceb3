import type { FormValues } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import type { UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { DateInput } from '../base/date-input.tsx';
import { FormField } from '../base/form-field.tsx';
import { fromTaipeiInput, toTaipeiInput } from '../base/taipei-input.ts';
import { TEXTS } from '../base/texts.ts';

export function PublicationFields({ form }: { form: UseFormReturn<FormValues> }) {
  const t = useMessage();
  return (
    <>
      <Moment form={form} name="publishAt" label={t(TEXTS.publishAt)} />
      <Moment
        form={form}
        name="unpublishAt"
        label={t(TEXTS.unpublishAt)}
        hint={t(TEXTS.scheduleHint)}
      />
    </>
  );
}
function Moment({
  form,
  name,
  label,
  hint,
}: {
  form: UseFormReturn<FormValues>;
  name: 'publishAt' | 'unpublishAt';
  label: string;
  hint?: string;
}) {
  const { field, fieldState } = useController({ name, control: form.control });
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
