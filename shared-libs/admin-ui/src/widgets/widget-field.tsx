import { foldText, type Localised } from '@admissions/model';
import type { ComponentProps, ReactNode } from 'react';
import { type ControlProps, FormField } from '../base/form-field.tsx';
import { TEXTS } from '../base/texts.ts';
import type { WidgetProps } from '../field-types/widget.ts';

interface WidgetControlProps extends ControlProps {
  name: string;
  /** Shows text as it will be stored. */
  onBlur: () => void;
}
interface WidgetFieldProps extends Partial<Omit<ComponentProps<typeof FormField>, 'children'>> {
  of: WidgetProps;
  children: (control: WidgetControlProps) => ReactNode;
}
/** Hints for single fields. The date of another kind is a day on which something takes place. */
const HINTS: Readonly<Record<string, Localised>> = {
  'news.news.date': TEXTS.dateHint,
  'news.news.link': TEXTS.newsLinkHint,
  'setting.menu.parts.short': TEXTS.menuShortHint,
  'setting.office.phoneNote': TEXTS.phoneNoteHint,
};

/** Label and message of a widget, from its props. */
export function WidgetField({ of, children, hint, ...rest }: WidgetFieldProps) {
  const { kind, name, field, label, error, value, onChange } = of;
  const onBlur = () => {
    const folded = typeof value === 'string' ? foldText(field.type, value) : value;
    if (folded !== value) onChange(folded);
  };
  return (
    <FormField
      label={label}
      hint={HINTS[`${kind.id}.${name}`] ?? hint}
      error={error}
      isRequired={field.required}
      {...rest}
    >
      {(control) => children({ ...control, name, onBlur })}
    </FormField>
  );
}
