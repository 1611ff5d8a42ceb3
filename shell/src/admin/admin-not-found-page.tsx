import { errorPagesInEnglish } from '@admissions/model/messages';
import { ADMIN_LOGIN } from '@admissions/protocol';
import { useAppStore, useMessage } from '@admissions/store';
import { ButtonLink } from '@admissions/ui';
import { MessagePage } from '../pages/message-page.tsx';

const TEXTS = {
  noPermissions: {
    'zh-TW': '您的帳號還沒有任何權限',
    en: 'Your account has no permissions yet',
  },
  askManager: {
    'zh-TW': '請洽帳號管理人員開通權限，再重新登入。',
    en: 'Ask an account manager for permissions, then sign in again.',
  },
  maybeDenied: {
    'zh-TW': '網址可能有誤，或您的帳號可能沒有這個頁面的權限。需要權限請洽帳號管理人員。',
    en: 'The address may be wrong, or your account may lack the permission for this page. Ask an account manager if you need it.',
  },
} as const;

/** The same for missing and forbidden pages, so that it reveals nothing. */
export function AdminNotFoundPage() {
  const t = useMessage();
  const session = useAppStore((state) => state.session);
  const isWithoutPermissions = session && !Object.values(session.priv).includes(1);
  const heading = t(isWithoutPermissions ? TEXTS.noPermissions : 'error.notFound');
  return (
    <MessagePage
      title={heading}
      status={isWithoutPermissions ? '403' : '404'}
      heading={heading}
      english={
        isWithoutPermissions ? TEXTS.noPermissions.en : errorPagesInEnglish['error.notFound']
      }
    >
      {session && <p>{t(isWithoutPermissions ? TEXTS.askManager : TEXTS.maybeDenied)}</p>}
      {!isWithoutPermissions && (
        <ButtonLink href={session ? '/admin' : ADMIN_LOGIN}>
          {t(session ? 'common.back' : 'auth.signIn')}
        </ButtonLink>
      )}
    </MessagePage>
  );
}
