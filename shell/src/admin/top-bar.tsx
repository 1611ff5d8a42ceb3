import { pair } from '@admissions/model';
import { useAppStore, useAppStoreApi, useMessage } from '@admissions/store';
import { useIdentity } from '@admissions/ui';
import { useState } from 'react';
import { LoadingBar } from '../frame/loading-bar.tsx';
import { Logo } from '../frame/logo.tsx';
import { loadLocale } from '../session/language.ts';
import { FRAME_TEXTS } from './menu/texts.ts';
import { NoticeButton } from './notices/notice-button.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SearchButton } from './search/search-button.tsx';
import { useSecurityDialog } from './security/use-security-dialog.ts';
import { ShortcutButton } from './shortcuts/shortcut-button.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import styles from './top-bar.module.css';

export function TopBar() {
  const t = useMessage();
  const { nameShort, nameEnShort } = useIdentity();
  const session = useAppStore((state) => state.session);
  const store = useAppStoreApi();
  const other = t.locale === 'en' ? 'zh-TW' : 'en';
  const speak = () =>
    loadLocale(store, other).catch(() => store.getState().toast(FRAME_TEXTS.noLanguage, 'error'));
  return (
    <header className={styles.bar}>
      {/* Inside a landmark, as all text must be. */}
      <LoadingBar />
      <a href="/" className={styles.brand}>
        <Logo />
        <span>
          {t(pair(nameShort, nameEnShort))} <small>{t('backOffice.name')}</small>
        </span>
      </a>
      <SearchButton />
      <NoticeButton />
      <ShortcutButton />
      <p className={styles.name}>{session?.user.name}</p>
      <button type="button" lang={other} onClick={() => void speak()}>
        {other === 'en' ? 'English' : '中文'}
      </button>
      <SecurityButton />
      <SignOutButton />
    </header>
  );
}

const LABEL = pair('我的帳號', 'My account');

function SecurityButton() {
  const t = useMessage();
  const { Dialog, open, close } = useSecurityDialog();
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => void open()}>
        {t(LABEL)}
      </button>
      {Dialog && <Dialog onClose={close} onChangePassword={() => setChanging(true)} />}
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}
