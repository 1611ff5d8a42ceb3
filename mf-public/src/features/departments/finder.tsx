import { useMessage } from '@admissions/store';
import { LanguageInput } from '@admissions/ui';
import type { FormEvent } from 'react';
import styles from './finder.module.css';
import { TEXTS } from './texts.ts';

/** So many characters may be looked for. */
export const LONGEST_QUERY = 40;

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
  const t = useMessage();
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <search className={styles.finder}>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.words}>
          <span>{t(TEXTS.find)}</span>
          <input
            type="search"
            name="q"
            value={query}
            maxLength={LONGEST_QUERY}
            placeholder={t(TEXTS.findExamples)}
            autoComplete="off"
            onChange={({ target }) => onChange({ query: target.value })}
          />
        </label>
        {degrees.length > 1 && (
          <label className={styles.degree}>
            <span>{t(TEXTS.degree)}</span>
            <select
              name="degree"
              value={degree}
              onChange={({ target }) => onChange({ degree: target.value })}
            >
              <option value="">{t('common.all')}</option>
              {degrees.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <noscript>
          <LanguageInput />
          <button type="submit">{t('common.search')}</button>
        </noscript>
      </form>
      <p role="status" className={styles.found}>
        {t(query || degree ? TEXTS.found : TEXTS.whole, { count: found })}
      </p>
    </search>
  );
}
