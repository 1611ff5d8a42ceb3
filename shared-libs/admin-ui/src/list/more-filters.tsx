import { STAFF_FILTERS } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Button, Input } from 'antd';
import styles from './list-search.module.css';
import { LIST_TEXTS } from './list-texts.ts';

export type Filters = Readonly<Record<string, string>>;
interface MoreFiltersProps {
  values: Filters;
  /** Open where the list is narrowed by one of them; otherwise by hand. */
  isOpen: boolean;
  onChange: (values: Filters) => void;
}
/** Below the search and sent with it: when something was changed or published, and by whom it was changed last. */
export function MoreFilters({ values, isOpen, onChange }: MoreFiltersProps) {
  const t = useMessage();
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{t(LIST_TEXTS.moreFilters)}</summary>
      <div className={styles.fields}>
        {STAFF_FILTERS.map((name) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside
          <label key={name}>
            {t(LIST_TEXTS[name])}
            <Input
              type={name === 'author' ? 'text' : 'date'}
              value={values[name] ?? ''}
              maxLength={100}
              onChange={({ target }) => onChange({ ...values, [name]: target.value })}
            />
          </label>
        ))}
        <Button htmlType="submit">{t(LIST_TEXTS.apply)}</Button>
      </div>
    </details>
  );
}
