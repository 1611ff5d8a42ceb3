import { errorPagesInEnglish } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { ButtonLink } from '@admissions/ui';

/** The way home from an error page; on the Chinese one it is read out in English, too. */
export function HomeLink() {
  const t = useMessage();
  return (
    <ButtonLink href="/">
      {t('error.backHome')}
      {t.locale !== 'en' && (
        <span lang="en" className="vh">
          {` ${errorPagesInEnglish['error.backHome']}`}
        </span>
      )}
    </ButtonLink>
  );
}
