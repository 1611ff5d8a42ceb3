import { useMessage } from '@admissions/store';
import { Outlet, ScrollRestoration } from 'react-router';
import { Dialogs } from '../frame/dialogs.tsx';
import { OnlineNotice } from '../frame/online-notice.tsx';
import { PageAnnouncer } from '../frame/page-announcer.tsx';
import { PageMain } from '../frame/page-main.tsx';
import { Toasts } from '../frame/toasts.tsx';
import styles from './admin-frame.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { TwoFactorNotice } from './two-factor-notice.tsx';

export function AdminFrame() {
  const t = useMessage();
  return (
    <div className={styles.frame}>
      <meta name="robots" content="noindex" />
      <a href="#admin-main" className={styles.skip}>
        {t('nav.skip')}
      </a>
      <TopBar />
      <SideMenu />
      <PageMain id="admin-main" className={styles.main} tabIndex={-1}>
        <TwoFactorNotice />
        <Outlet />
      </PageMain>
      <OnlineNotice />
      <Toasts />
      <Dialogs />
      <PageAnnouncer />
      <ScrollRestoration />
    </div>
  );
}
