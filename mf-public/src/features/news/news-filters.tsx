import { useMessage } from '@admissions/store';
import { Button, ChipLinks, EditionContext, LanguageInput } from '@admissions/ui';
import { useContext } from 'react';
import { Form } from 'react-router';
import styles from './news-filters.module.css';
import { type Category, type NewsQuery, newsHref } from './news-query.ts';
import { TEXTS } from './texts.ts';

const FIRST_YEAR = 2024;

/** A plain form, so that it works without JavaScript. */
export function NewsFilters({
  query,
  categories,
}: {
  query: NewsQuery;
  categories: readonly Category[];
}) {
  const t = useMessage();
  const edition = useContext(EditionContext);
  const years = Array.from(
    { length: new Date().getUTCFullYear() - FIRST_YEAR + 1 },
    (_, index) => FIRST_YEAR + index,
  ).reverse();
  return (
    <div className="split">
      <ChipLinks
        label={TEXTS.categories}
        links={[
          {
            label: t('news.allCategories'),
            href: newsHref(query, { category: null }),
            isCurrent: query.category === null,
          },
          ...categories.map(({ id, title }) => ({
            label: title,
            href: newsHref(query, { category: id }),
            isCurrent: query.category === id,
          })),
        ]}
      />
      <Form
        method="get"
        action={edition('/news')}
        className={styles.form}
        role="search"
        aria-label={TEXTS.search}
        key={newsHref(query)}
      >
        <LanguageInput />
        {query.category && <input type="hidden" name="category" value={query.category} />}
        <label className="vh" htmlFor="news-year">
          {TEXTS.year}
        </label>
        <select id="news-year" name="year" defaultValue={query.year ?? ''} className="control">
          <option value="">{t('news.allYears')}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
        <div className={styles.words}>
          <label className="vh" htmlFor="news-title">
            {TEXTS.keyword}
          </label>
          <input
            id="news-title"
            name="title"
            type="search"
            defaultValue={query.title}
            placeholder={TEXTS.placeholder}
            maxLength={80}
            className="control"
          />
          <Button type="submit">{t('common.search')}</Button>
        </div>
      </Form>
    </div>
  );
}
