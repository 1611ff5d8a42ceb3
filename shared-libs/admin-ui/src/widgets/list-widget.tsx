import type { Fields } from '@admissions/contracts';
import { FIELD_TYPES } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { Button } from 'antd';
import { FormField } from '../base/form-field.tsx';
import { TEXTS } from '../base/texts.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { ChoicesWidget } from './choices-widget.tsx';
import { FoldedRow } from './folded-row.tsx';
import styles from './list-widget.module.css';
import type { WidgetProps, Widgets } from './widget.ts';
import { widgetFor } from './widget.ts';

type ListProps = WidgetProps<'list'> & { widgets: Widgets };
/** A row with more parts than these is one line until it is opened. */
const MOST_PARTS_UNFOLDED = 9;

/** A list: tick boxes where its values come out of a closed list, rows otherwise. */
export const ListWidget = (props: ListProps) =>
  props.field.item['']?.type === 'select' ? (
    <ChoicesWidget {...props} />
  ) : (
    <RowsWidget {...props} />
  );

/** A list of small records, or of single values, row by row, each part in the widget of its type. */
function RowsWidget({
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
}: ListProps) {
  const t = useMessage();
  const rows = (value ?? []) as unknown[];
  const parts = Object.entries(field.item);
  const isSingle = parts.length === 1 && parts[0]?.[0] === '';
  const isFolded = parts.length > MOST_PARTS_UNFOLDED;
  const change = (index: number, row: unknown) =>
    onChange(rows.map((each, at) => (at === index ? row : each)));
  const partsOf = (row: unknown, index: number) =>
    parts.map(([part, definition]) => {
      const Widget = widgetFor(widgets, definition);
      const path = isSingle ? String(index) : `${index}.${part}`;
      return (
        <Widget
          key={part}
          kind={kind}
          name={isSingle ? name : `${name}.${part}`}
          field={definition}
          label={isSingle ? `${label} ${index + 1}` : t(readFieldLabel(kind, `${name}.${part}`))}
          onBlur={onBlur}
          error={errors[path]}
          errors={errorsInside(errors, path)}
          value={isSingle ? row : (row as Record<string, unknown>)[part]}
          onChange={(next) => change(index, isSingle ? next : { ...(row as object), [part]: next })}
        />
      );
    });
  return (
    <FormField label={label} error={error} isRequired={field.required} isGroup>
      {() => (
        <>
          <ol className={styles.rows}>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own, and every control is controlled
              <li key={index} className={styles.row}>
                {isFolded ? (
                  <FoldedRow
                    kind={kind}
                    name={name}
                    item={field.item}
                    row={row as Record<string, unknown>}
                    isOpen={index === 0}
                    isWrong={Object.keys(errorsInside(errors, String(index))).length > 0}
                  >
                    {partsOf(row, index)}
                  </FoldedRow>
                ) : (
                  <div>{partsOf(row, index)}</div>
                )}
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
          <Button onClick={() => onChange([...rows, isSingle ? '' : createRow(field.item)])}>
            {t(TEXTS.addRow)}
          </Button>
        </>
      )}
    </FormField>
  );
}

const createRow = (item: Fields) =>
  Object.fromEntries(
    Object.entries(item).map(([part, { type }]) => [part, FIELD_TYPES[type].empty]),
  );

/** The messages below this path, by what follows it. */
const errorsInside = (errors: Record<string, string>, path: string) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([at, message]) =>
      at.startsWith(`${path}.`) ? [[at.slice(path.length + 1), message]] : [],
    ),
  );
