import { AREAS, type Area, allows, pair } from '@admissions/model';
import { errorPagesInEnglish } from '@admissions/model/messages';
import { ADMIN_LOGIN, AREA_LABELS } from '@admissions/protocol';
import { useAppStore, useMessage } from '@admissions/store';
import { ButtonLink } from '@admissions/ui';
import { useLocation } from 'react-router';
import { MessagePage } from '../pages/message-page.tsx';

const TEXTS = {
  toStart: pair('回到我的今天', 'Go to my day'),
  noPermissions: pair('您的帳號還沒有任何權限', 'Your account has no permissions yet'),
  noAccess: pair('您的帳號不能使用「{area}」', 'Your account has no access to “{area}”'),
  askAccess: pair('工作上需要時，請洽帳號管理人員開通。', 'Ask an account manager if you need it.'),
  askManager: pair(
    '請洽帳號管理人員開通權限，再重新登入。',
    'Ask an account manager for permissions, then sign in again.',
  ),
  maybeDenied: pair(
    '網址可能有誤，或您的帳號可能沒有這個頁面的權限。需要權限請洽帳號管理人員。',
    'The address may be wrong, or your account may lack the permission for this page. Ask an account manager if you need it.',
  ),
};

/** Missing and forbidden pages; which areas exist is no secret, so a missing right is named. */
export function AdminNotFoundPage() {
  const t = useMessage();
  const session = useAppStore((state) => state.session);
  // Renders again when another page is refused, which leads to the same address.
  useLocation();
  const area = readDeniedArea();
  const page = describe();
  return (
    <MessagePage
      title={page.heading}
      heading={page.heading}
      {...(page.advice === TEXTS.maybeDenied && {
        english: errorPagesInEnglish['error.notFound'],
      })}
    >
      {session && <p>{t(page.advice)}</p>}
      {page.advice !== TEXTS.askManager && (
        <ButtonLink href={session ? '/admin' : ADMIN_LOGIN}>
          {t(session ? TEXTS.toStart : 'auth.signIn')}
        </ButtonLink>
      )}
    </MessagePage>
  );

  function describe() {
    if (session && !Object.values(session.priv).includes(1))
      return { heading: t(TEXTS.noPermissions), advice: TEXTS.askManager };
    if (session && area && !allows(session.priv, area))
      return {
        heading: t(TEXTS.noAccess, { area: t(AREA_LABELS[area]) }),
        advice: TEXTS.askAccess,
      };
    return { heading: t('error.notFound'), advice: TEXTS.maybeDenied };
  }
}

/** The area that was refused last; a redirect carries no state, and its address is fixed. */
let denied: Area | null = null;

const readDeniedArea = (): Area | null => denied;

export function setDeniedPath(path: string) {
  denied = AREAS.find((area) => path.startsWith(`/admin/${area}/`)) ?? null;
}
