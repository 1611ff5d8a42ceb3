import { errorPagesInEnglish } from '@admissions/contracts/messages';
import { useMessage } from '@admissions/store';
import { ButtonLink } from '@admissions/ui';
import { MessagePage } from './message-page.tsx';

/** An address that leads nowhere, told in place. */
export function NotFoundPage() {
  const t = useMessage();
  return (
    <MessagePage title={t('error.notFound')} status="404" heading={t('error.notFound')} english={errorPagesInEnglish['error.notFound']}>
      <ButtonLink href="/">
        {t('error.backHome')}{' '}
        <span lang="en" className="vh">
          {errorPagesInEnglish['error.backHome']}
        </span>
      </ButtonLink>
    </MessagePage>
  );
}
