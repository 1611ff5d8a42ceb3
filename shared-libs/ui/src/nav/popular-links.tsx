import { type Localised, pair } from '@admissions/model';
import { SEARCH_MAX } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Form } from 'react-router';
import { LanguageInput } from '../forms/language-input.tsx';
import { Button } from './button.tsx';
import { PageLink } from './page-link.tsx';
import styles from './popular-links.module.css';
import { useHasTranslation } from './use-address.ts';

const TEXTS = {
  search: pair('在這個網站裡找', 'Search this site'),
  popular: pair('常去的頁面', 'Popular pages'),
};
const SEARCH = '/search';
const POPULAR: readonly { href: string; label: Localised }[] = [
  { href: '/bachelor', label: pair('找學系', 'Find a department') },
  { href: '/admissions', label: pair('招生資訊', 'Admissions') },
  { href: '/admissions#div1', label: pair('獎助學金', 'Scholarships') },
  { href: '/camp', label: pair('營隊與先修', 'Camps and pre-courses') },
  { href: '/events', label: pair('活動日曆', 'Events') },
  { href: '/formVisit', label: pair('預約參訪', 'Book a visit') },
  { href: '/news', label: pair('校園新聞', 'Campus news') },
];

/** Links on error pages: the search and popular pages of the current language. */
export function PopularLinks({ isOnDark = false }: { isOnDark?: boolean }) {
  const t = useMessage();
  const hasTranslation = useHasTranslation();
  const popular = POPULAR.filter(({ href }) => hasTranslation(href));
  return (
    <>
      {hasTranslation(SEARCH) && (
        <Form method="get" action={SEARCH} role="search" className={styles.search}>
          <input
            className="control"
            type="search"
            name="q"
            maxLength={SEARCH_MAX}
            aria-label={t(TEXTS.search)}
            placeholder={t(TEXTS.search)}
          />
          <LanguageInput />
          <Button type="submit" look={isOnDark ? 'onDark' : 'outline'}>
            {t('common.search')}
          </Button>
        </Form>
      )}
      {popular.length > 0 && (
        <nav aria-label={t(TEXTS.popular)}>
          <ul className={`${styles.popular} ${isOnDark ? styles.onDark : ''}`}>
            {popular.map(({ href, label }) => (
              <li key={href}>
                <PageLink to={href}>{t(label)}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
