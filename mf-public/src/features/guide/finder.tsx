import type { FormEvent } from 'react';
import styles from './finder.module.css';

interface FinderProps {
  query: string;
  degree: string;
  degrees: readonly { value: string; label: string }[];
  found: number;
  /** While the visitor types, without a new page. */
  onChange: (change: { query?: string; degree?: string }) => void;
}
/** Finds departments across the colleges: while typing, or as a form where there is no JavaScript. */
export function Finder({ query, degree, degrees, found, onChange }: FinderProps) {
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <search className={styles.finder}>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.words}>
          <span>找學系、領域或出路</span>
          <input
            type="search"
            name="q"
            value={query}
            maxLength={40}
            placeholder="例如：AI、護理師、設計"
            autoComplete="off"
            onChange={({ target }) => onChange({ query: target.value })}
          />
        </label>
        {degrees.length > 1 && (
          <label className={styles.degree}>
            <span>學位</span>
            <select name="degree" value={degree} onChange={({ target }) => onChange({ degree: target.value })}>
              <option value="">全部</option>
              {degrees.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <noscript>
          <button type="submit">搜尋</button>
        </noscript>
      </form>
      <p role="status" className={styles.found}>
        {query || degree ? `符合的有${found}個` : `共${found}個學系與學程`}
      </p>
    </search>
  );
}
