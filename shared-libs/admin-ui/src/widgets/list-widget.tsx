import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { Button } from 'antd';
import { FormField } from '../base/form-field.tsx';
import { TEXTS } from '../base/texts.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import styles from './list-widget.module.css';
import type { WidgetProps, Widgets } from './widget.ts';
import { widgetFor } from './widget.ts';

/** A list of small records, or of single values, row by row, each part in the widget of its type. */
export function ListWidget({
  widgets,
  kind,
  name,
  field,
  label,
  value,
  onChange,
  onBlur,
  error,
  errors,
}: WidgetProps<'list'> & { widgets: Widgets }) {
  const t = useMessage();
  const rows = (value ?? []) as unknown[];
  const parts = Object.entries(field.item);
  const isSingle = parts.length === 1 && parts[0]?.[0] === '';
  const change = (index: number, row: unknown) =>
    onChange(rows.map((each, at) => (at === index ? row : each)));
  return (
    <FormField label={label} error={error} isRequired={field.required} isGroup>
      {() => (
        <>
          <ol className={styles.rows}>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own, and every control is controlled
              <li key={index} className={styles.row}>
                <div>
                  {parts.map(([part, definition]) => {
                    const Widget = widgetFor(widgets, definition);
                    const path = isSingle ? String(index) : `${index}.${part}`;
                    return (
                      <Widget
                        key={part}
                        kind={kind}
                        name={isSingle ? name : `${name}.${part}`}
                        field={definition}
                        label={
                          isSingle
                            ? `${label} ${index + 1}`
                            : t(readFieldLabel(kind, `${name}.${part}`))
                        }
                        onBlur={onBlur}
                        error={errors[path]}
                        errors={errorsInside(errors, path)}
                        value={isSingle ? row : (row as Record<string, unknown>)[part]}
                        onChange={(next) =>
                          change(index, isSingle ? next : { ...(row as object), [part]: next })
                        }
                      />
                    );
                  })}
                </div>
                <Button
                  danger
                  type="text"
                  aria-label={t(TEXTS.removeRow, { number: index + 1 })}
                  onClick={() => onChange(rows.filter((_, at) => at !== index))}
                >
                  <Icon name="close" />
                </Button>
              </li>
            ))}
          </ol>
          <Button
            onClick={() =>
              onChange([
                ...rows,
                isSingle ? '' : Object.fromEntries(parts.map(([part]) => [part, null])),
              ])
            }
          >
            {t(TEXTS.addRow)}
          </Button>
        </>
      )}
    </FormField>
  );
}

/** The messages below this path, by what follows it. */
const errorsInside = (errors: Record<string, string>, path: string) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([at, message]) =>
      at.startsWith(`${path}.`) ? [[at.slice(path.length + 1), message]] : [],
    ),
  );
