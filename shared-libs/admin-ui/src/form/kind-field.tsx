import type { AnyKind } from '@admissions/model';
import type { FormValues } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { Suspense } from 'react';
import { type FieldErrors, useController, useFormContext } from 'react-hook-form';
import { widgetFor } from '../field-types/widget.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { WIDGETS } from '../widgets/widgets.tsx';

/** A field of a kind: the widget of its type with label, message and value. */
export function KindField({ kind, name }: { kind: AnyKind; name: string }) {
  const t = useMessage();
  const { formState } = useFormContext<FormValues>();
  const { field: control } = useController<FormValues>({ name });
  const field = kind.fields[name];
  if (!field) throw new Error(`${kind.id} has no field ${name}`);
  const Widget = widgetFor(WIDGETS, field);
  return (
    <Suspense fallback={null}>
      <Widget
        kind={kind}
        name={name}
        field={field}
        label={t(readFieldLabel(kind, name))}
        value={control.value}
        onChange={control.onChange}
        {...readErrors(formState.errors, name)}
      />
    </Suspense>
  );
}

/** Messages of nested values have keys `name/…`; the field shows the first one too. */
function readErrors(all: FieldErrors<FormValues>, name: string) {
  const nested = Object.entries(all)
    .filter(([key]) => key.startsWith(`${name}/`))
    .map(([key, error]) => [
      key.slice(name.length + 1).replaceAll('/', '.'),
      String(error?.message ?? ''),
    ]);
  const own = all[name]?.message;
  return {
    error: own === undefined ? nested[0]?.[1] : String(own),
    errors: Object.fromEntries(nested) as Record<string, string>,
  };
}
