import { localizeAddress } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { useSite } from '@admissions/ui';
import styles from './language-link.module.css';

/** Links to the page in the other language as a new document, so that each has one language. */
export function LanguageLink({
  isLong = false,
}: {
  /** Full label, for a list of links. */ isLong?: boolean;
}) {
  const { locale } = useMessage();
  const { address, hasEnglish = false } = useSite();
  const className = isLong ? styles.long : styles.short;
  // Empty without English text, so that the menu stays in its place.
  // On unknown English paths it is the way back.
  if (!hasEnglish && locale !== 'en')
    return isLong ? null : <span className={className} aria-hidden="true" />;
  return locale === 'en' ? (
    <a
      href={localizeAddress('zh-TW', address)}
      hrefLang="zh-Hant-TW"
      lang="zh-Hant-TW"
      className={className}
    >
      中文
    </a>
  ) : (
    <a href={localizeAddress('en', address)} hrefLang="en" lang="en" className={className}>
      {isLong ? (
        'English'
      ) : (
        // Speech input matches the visible text; screen readers get the full label.
        <>
          EN<span className="vh">{' – English'}</span>
        </>
      )}
    </a>
  );
}
