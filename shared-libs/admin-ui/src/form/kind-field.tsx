import { joinLabel } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Suspense } from 'react';
import { useFormField, useKindFormParts } from '../base/kind-form-context.ts';
import { TEXTS } from '../base/texts.ts';
import { useFindingDescriptions } from '../checks/use-finding-descriptions.ts';
import { widgetFor } from '../field-types/widget.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { errorsInside } from '../widgets/row-fields.tsx';
import { WIDGETS } from '../widgets/widgets.tsx';

/** A field of a kind: the widget of its type with label, message and value. */
export function KindField({ name }: { name: string }) {
  const t = useMessage();
  const { kind } = useKindFormParts();
  const { value, errors: all, onChange } = useFormField(name);
  const field = kind.fields[name];
  if (!field) throw new Error(`${kind.id} has no field ${name}`);
  const Widget = widgetFor(WIDGETS, field);
  const messages = Object.fromEntries(
    Object.entries(all).map(([path, [message = '']]) => [path, message]),
  );
  const errors = errorsInside(messages, name);
  const { describePlace } = useFindingDescriptions(kind);
  const [[path, inside] = ['', ''], ...others] = Object.entries(errors);
  const place = /^\d/.test(path) && describePlace({ field: name, path: `${name}.${path}` });
  const rest = others.length > 0 ? t(TEXTS.andMore, { count: others.length }) : '';
  return (
    <Suspense fallback={null}>
      <Widget
        {...{ kind, name, field, value, onChange, errors }}
        label={t(readFieldLabel(kind, name))}
        // The first one inside, too.
        error={
          messages[name] ??
          ((place ? joinLabel(place, inside, t.locale) + rest : inside) || undefined)
        }
      />
    </Suspense>
  );
}
