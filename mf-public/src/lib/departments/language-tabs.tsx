import { localizeAddress } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { EditionContext } from '@admissions/ui';
import { useContext } from 'react';
import styles from './language-tabs.module.css';
import { TEXTS } from './texts.ts';

/** Each language is a document of its own, as on the whole site. */
export function LanguageTabs({ href: modern }: { href: string }) {
  const t = useMessage();
  const href = useContext(EditionContext)(modern);
  const isEnglish = t.locale === 'en';
  return (
    <nav className={styles.tabs} aria-label={t(TEXTS.languages)} data-no-print>
      <a
        href={href}
        aria-current={isEnglish ? undefined : 'true'}
        hrefLang="zh-Hant-TW"
        {...t.chinese}
      >
        中文
      </a>
      <a
        href={localizeAddress('en', href)}
        aria-current={isEnglish ? 'true' : undefined}
        hrefLang="en"
        {...t.english}
      >
        English
      </a>
    </nav>
  );
}
