import type { StaffFilter } from '@admissions/contracts';
import { STAFF_FILTERS } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Button, Input } from 'antd';
import { useState } from 'react';
import styles from './list-search.module.css';
import { LIST_TEXTS } from './list-texts.ts';

type Filters = Readonly<Record<string, string>>;
interface MoreFiltersProps {
  filters: Filters;
  onChange: (filters: Record<StaffFilter, string>) => void;
}
/** Below the search: when something was changed or published, and by whom it was changed last. Open as long as one of them is set. */
export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
  const t = useMessage();
  const [values, setValues] = useState<Filters>(filters);
  const read = (name: StaffFilter) => values[name] ?? '';
  const apply = () =>
    onChange(
      Object.fromEntries(STAFF_FILTERS.map((name) => [name, read(name).trim()])) as Record<
        StaffFilter,
        string
      >,
    );
  return (
    <details className={styles.more} open={STAFF_FILTERS.some((name) => filters[name])}>
      <summary>{t(LIST_TEXTS.moreFilters)}</summary>
      <div className={styles.fields}>
        {STAFF_FILTERS.map((name) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside
          <label key={name}>
            {t(LIST_TEXTS[name])}
            <Input
              type={name === 'author' ? 'text' : 'date'}
              value={read(name)}
              maxLength={100}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              onPressEnter={(event) => {
                event.preventDefault();
                apply();
              }}
            />
          </label>
        ))}
        <Button onClick={apply}>{t(LIST_TEXTS.apply)}</Button>
      </div>
    </details>
  );
}
