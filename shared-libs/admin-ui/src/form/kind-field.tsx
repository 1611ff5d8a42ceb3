import { type AnyKind, foldText } from '@admissions/model';
import type { FormValues } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { Suspense } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { widgetFor } from '../field-types/widget.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { FormContext } from '../widgets/form-context.ts';
import { WIDGETS } from '../widgets/widgets.tsx';

interface KindFieldProps {
  kind: AnyKind;
  name: string;
  form: UseFormReturn<FormValues>;
}
/** A field of a kind: the widget of its type with label, message and value. */
export function KindField({ kind, name, form }: KindFieldProps) {
  const t = useMessage();
  const { field: control } = useController({ name, control: form.control });
  const field = kind.fields[name];
  if (!field) throw new Error(`${kind.id} has no field ${name}`);
  const leave = () => {
    const folded = typeof control.value === 'string' && foldText(field.type, control.value);
    if (folded !== false && folded !== control.value) control.onChange(folded);
    control.onBlur();
  };
  const Widget = widgetFor(WIDGETS, field);
  return (
    <Suspense fallback={null}>
      <FormContext value={form}>
        <Widget
          kind={kind}
          name={name}
          field={field}
          label={t(readFieldLabel(kind, name))}
          value={control.value}
          onChange={control.onChange}
          onBlur={leave}
          error={messageAt(form.formState.errors, name)}
          errors={messagesBelow(form.formState.errors, name)}
        />
      </FormContext>
    </Suspense>
  );
}

// Messages of nested values have keys `name/…`; the field shows the first one too.
type Errors = Record<string, { message?: unknown } | undefined>;
function messageAt(errors: object, name: string): string | undefined {
  const all = errors as Errors;
  const found =
    all[name]?.message ??
    Object.entries(all).find(
      ([key]) => key.startsWith(`${name}/`) || key.startsWith(`${name}.`),
    )?.[1]?.message;
  return typeof found === 'string' ? found : undefined;
}
function messagesBelow(errors: object, name: string): Record<string, string> {
  const below = Object.entries(errors as Errors).filter(
    ([key]) => key.startsWith(`${name}/`) || key.startsWith(`${name}.`),
  );
  return Object.fromEntries(
    below.map(([key, error]) => [
      key.slice(name.length + 1).replaceAll('/', '.'),
      String(error?.message ?? ''),
    ]),
  );
}
