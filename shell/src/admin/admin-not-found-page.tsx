import { messageOf } from '@admissions/contracts/catalogues';
import { useMessage } from '@admissions/store';
import { ButtonLink } from '@admissions/ui';
import { MessagePage } from '../pages/message-page.tsx';

/** A page of the back office that is not there, or not for this account: both look the same. */
export function AdminNotFoundPage() {
  const t = useMessage();
  return (
    <MessagePage title={t('error.notFound')} status="404" heading={t('error.notFound')} english={messageOf('en', 'error.notFound')}>
      <ButtonLink href="/admin">{t('common.back')}</ButtonLink>
    </MessagePage>
  );
}
