import { errorPagesInEnglish } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { ButtonLink } from '@admissions/ui';

/** On the Chinese page the label is announced in English, too. */
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
