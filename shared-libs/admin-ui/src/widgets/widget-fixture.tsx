import type { AnyKind, Field } from '@admissions/model';
import type { createAppStore } from '@admissions/store';
import { showPage } from '@admissions/tools/testing';
import { useState } from 'react';
import { widgetFor } from '../field-types/widget.ts';
import { WIDGETS } from './widgets.tsx';

interface WidgetOptions {
  kind: AnyKind;
  name: string;
  value: unknown;
  label?: string;
  errors?: Record<string, string>;
  store?: ReturnType<typeof createAppStore>;
}
/** Renders the widget of a field and records its changes. */
export function showWidget({ kind, name, label = '欄位', errors = {}, ...options }: WidgetOptions) {
  const field = kind.fields[name] as Field;
  const Widget = widgetFor(WIDGETS, field);
  const changes: unknown[] = [];
  function Form() {
    const [value, setValue] = useState(options.value);
    const change = (next: unknown) => {
      changes.push(next);
      setValue(next);
    };
    return (
      <Widget
        {...{ kind, name, field, label, value, errors }}
        onChange={change}
        error={undefined}
      />
    );
  }
  const page = showPage(<Form />, options.store && { store: options.store });
  return { ...page, changes, last: () => changes.at(-1) };
}
