import { errorPagesInEnglish } from '@admissions/model/messages';
import { ADMIN_LOGIN } from '@admissions/protocol';
import { useAppStore, useMessage } from '@admissions/store';
import { ButtonLink } from '@admissions/ui';
import { MessagePage } from '../pages/message-page.tsx';

/** Looks the same for missing and forbidden pages, so that it reveals nothing. */
export function AdminNotFoundPage() {
  const t = useMessage();
  const isSignedIn = useAppStore((state) => state.session !== null);
  return (
    <MessagePage
      title={t('error.notFound')}
      status="404"
      heading={t('error.notFound')}
      english={errorPagesInEnglish['error.notFound']}
    >
      <ButtonLink href={isSignedIn ? '/admin' : ADMIN_LOGIN}>
        {t(isSignedIn ? 'common.back' : 'auth.signIn')}
      </ButtonLink>
    </MessagePage>
  );
}
