import { api } from '@admissions/api-client';
import type { Page, RelationValue } from '@admissions/contracts';
import { adminPathsOf, allows } from '@admissions/contracts';
import { kindOf } from '@admissions/contracts/kinds';
import { useAppStore, useMessage } from '@admissions/store';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { FormField } from '../base/form-field.tsx';
import { TEXTS } from '../base/texts.ts';
import styles from './select-widget.module.css';
import type { WidgetProps } from './widget.ts';

/** Another entry, chosen by its title. */
export function RelationWidget({
  field,
  label,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps<'relation'>) {
  const t = useMessage();
  const [options, setOptions] = useState<RelationValue[]>([]);
  const chosen = value as RelationValue | null;
  const priv = useAppStore((state) => state.session?.priv);
  useEffect(() => {
    const loading = new AbortController();
    const kind = kindOf(field.to);
    // Of an area that one may not enter: what visitors see of it.
    const path =
      priv && !allows(priv, kind.area) && kind.public.list
        ? `/api/ap/${kind.public.list}`
        : adminPathsOf(kind).list;
    api()
      .get<Page<RelationValue>>(path, { params: { perpage: 100 }, signal: loading.signal })
      .then(({ list }) => setOptions(list.map(({ id, title }) => ({ id, title }))))
      .catch(() => {});
    return () => loading.abort();
  }, [field.to, priv]);
  const all =
    chosen && !options.some(({ id }) => id === chosen.id) ? [chosen, ...options] : options;
  return (
    <FormField label={label} error={error} isRequired={field.required}>
      {(control) => (
        <Select
          {...control}
          className={styles.select}
          value={chosen?.id}
          placeholder={t(TEXTS.choose)}
          showSearch={{ optionFilterProp: 'label' }}
          allowClear={!field.required}
          onBlur={onBlur}
          onChange={(id: number | undefined) =>
            onChange(all.find((option) => option.id === id) ?? null)
          }
          options={all.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </FormField>
  );
}
