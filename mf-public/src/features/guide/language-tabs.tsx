import { Link } from 'react-router';
import styles from './language-tabs.module.css';

/** The same content in Chinese and in English. */
export function LanguageTabs({ href, isEnglish }: { href: string; isEnglish: boolean }) {
  const english = `${href}${href.includes('?') ? '&' : '?'}lang=en`;
  return (
    <nav className={styles.tabs} aria-label="語言 Language" data-no-print>
      <Link to={href} aria-current={isEnglish ? undefined : 'true'} preventScrollReset hrefLang="zh-Hant">
        中文
      </Link>
      <Link to={english} aria-current={isEnglish ? 'true' : undefined} preventScrollReset hrefLang="en" lang="en">
        English
      </Link>
    </nav>
  );
}
