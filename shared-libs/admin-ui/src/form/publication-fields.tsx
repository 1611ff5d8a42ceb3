import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { DateInput } from '../base/date-input.tsx';
import { FormField } from '../base/form-field.tsx';
import { useFormField, useKindFormParts } from '../base/kind-form-context.ts';
import { Panel } from '../base/panel.tsx';
import { fromTaipeiInput, toTaipeiInput } from '../base/taipei-input.ts';
import { TEXTS } from '../base/texts.ts';

/** When the entry is shown; folded for a setting, which usually always is. */
export function PublicationPanel() {
  const t = useMessage();
  const { kind, form } = useKindFormParts();
  const [isTimed] = useState(() => Boolean(form.read().publishAt || form.read().unpublishAt));
  const fields = (
    <>
      <Moment name="publishAt" />
      <Moment name="unpublishAt" />
    </>
  );
  if (!kind.singleton) return <Panel title={TEXTS.publication}>{fields}</Panel>;
  return (
    <Panel>
      <details open={isTimed}>
        <summary className="semi">{t(TEXTS.publication)}</summary>
        {fields}
      </details>
    </Panel>
  );
}

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
