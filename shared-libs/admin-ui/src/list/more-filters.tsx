import { STAFF_FILTERS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Input, Select } from 'antd';
import { useId } from 'react';
import { DateInput } from '../base/date-input.tsx';
import styles from './list-search.module.css';
import { LIST_TEXTS } from './list-texts.ts';

export type Filters = Readonly<Record<string, string>>;
interface MoreFiltersProps {
  values: Filters;
  /** Initially open when one of its filters is active. */
  isOpen: boolean;
  onChange: (values: Filters) => void;
}
/** More filters of the search: dates of change or publication, editors, samples. */
export function MoreFilters({ values, isOpen, onChange }: MoreFiltersProps) {
  const t = useMessage();
  const id = useId();
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{t(LIST_TEXTS.moreFilters)}</summary>
      <div className={styles.fields}>
        {STAFF_FILTERS.map((name) => {
          const value = values[name] ?? '';
          const change = (next: string) => onChange({ ...values, [name]: next });
          return (
            <div key={name}>
              <label htmlFor={`${id}-${name}`}>{t(LIST_TEXTS[name])}</label>
              <FilterInput id={`${id}-${name}`} {...{ name, value }} onChange={change} />
            </div>
          );
        })}
        <Button htmlType="submit">{t(LIST_TEXTS.apply)}</Button>
      </div>
    </details>
  );
}

const CHOICES = {
  mine: ['anyMine', 'mineOnly', 'notMine'],
  isSample: ['anySample', 'samplesOnly', 'noSamples'],
} as const;

interface FilterInputProps {
  id: string;
  name: (typeof STAFF_FILTERS)[number];
  value: string;
  onChange: (value: string) => void;
}
function FilterInput({ id, name, value, onChange }: FilterInputProps) {
  const t = useMessage();
  if (name === 'author')
    return (
      <Input
        id={id}
        value={value}
        maxLength={100}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (name !== 'isSample' && name !== 'mine')
    return <DateInput id={id} value={value} onChange={onChange} />;
  const [all, only, others] = CHOICES[name];
  const options = [
    { value: '', label: t(LIST_TEXTS[all]) },
    { value: 'true', label: t(LIST_TEXTS[only]) },
    { value: 'false', label: t(LIST_TEXTS[others]) },
  ];
  return <Select id={id} value={value} options={options} onChange={onChange} />;
}
