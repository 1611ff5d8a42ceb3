import { localizeAddress } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { useSite } from '@admissions/ui';
import styles from './language-link.module.css';

/** Leads to the same page in the other language; as a new document, so that each has one language from its first byte on. */
export function LanguageLink({
  isLong = false,
}: {
  /** Its whole name, for a list of links. */ isLong?: boolean;
}) {
  const { locale } = useMessage();
  const { address, hasEnglish = false } = useSite();
  const className = isLong ? styles.long : styles.short;
  // What has no English text offers none; who came by a made-up address finds the way back.
  if (!hasEnglish && locale !== 'en') return null;
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
        // Who speaks to a browser says what is read here; whoever listens is told the whole word.
        <>
          EN<span className="vh">{' – English'}</span>
        </>
      )}
    </a>
  );
}
