import type { AnyKind, Fields } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { type Widgets, widgetFor } from '../field-types/widget.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { isSingleValued, type markRows } from './list-rows.ts';

export interface RowFieldsProps {
  widgets: Widgets;
  kind: AnyKind;
  /** Of the list. */
  name: string;
  label: string;
  item: Fields;
  index: number;
  row: unknown;
  /** Whether it is over, under way or next. */
  mark?: ReturnType<typeof markRows>[number];
  /** The same row of the previous year, if any. */
  before?: Readonly<Record<string, unknown>> | undefined;
  /** Messages of the whole list, by path inside it. */
  errors: Record<string, string>;
  onChange: (row: unknown) => void;
}
export function RowFields({
  widgets,
  kind,
  name,
  label,
  item,
  index,
  row,
  before,
  errors,
  onChange,
}: RowFieldsProps) {
  const t = useMessage();
  const isSingle = isSingleValued(item);
  return Object.entries(item).map(([part, definition]) => {
    const Widget = widgetFor(widgets, definition);
    const path = isSingle ? String(index) : `${index}.${part}`;
    return (
      <Widget
        key={part}
        kind={kind}
        name={isSingle ? name : `${name}.${part}`}
        field={definition}
        label={isSingle ? `${label} ${index + 1}` : t(readFieldLabel(kind, `${name}.${part}`))}
        error={errors[path]}
        errors={errorsInside(errors, path)}
        before={numberBefore(before, part)}
        value={isSingle ? row : (row as Record<string, unknown>)[part]}
        onChange={(next) => onChange(isSingle ? next : { ...(row as object), [part]: next })}
      />
    );
  });
}

/** The number of this part in the previous year; undefined for the year itself. */
function numberBefore(before: RowFieldsProps['before'], part: string) {
  const value = before?.[part];
  return part !== 'year' && typeof value === 'number'
    ? { year: Number(before?.year), value }
    : undefined;
}

/** Messages below this path, by the rest of their path. */
export const errorsInside = (errors: Record<string, string>, path: string) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([at, message]) =>
      at.startsWith(`${path}.`) ? [[at.slice(path.length + 1), message]] : [],
    ),
  );
