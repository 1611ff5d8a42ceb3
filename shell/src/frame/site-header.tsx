import { footer } from '@admissions/site-content';
import { useAppStore, useMessage } from '@admissions/store';
import { Icon, SmartLink, useHasTranslation, useIdentity, useSiteMenu } from '@admissions/ui';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Burger } from './burger.tsx';
import { useHeaderVisibility } from './header-visibility.ts';
import { Landmark } from './landmark.tsx';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import styles from './site-header.module.css';

const sitemapLinks = footer.legal.filter(({ key }) => key === 'sitemap');

/** Blue over a picture. */
export function SiteHeader({ isBlue }: { isBlue: boolean }) {
  const t = useMessage();
  const hasTranslation = useHasTranslation();
  const { brand } = useIdentity();
  const header = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const [openMenu, setOpenMenu] = useState<string | null>(null);
  const isBurgerOpen = useAppStore((state) => state.isBurgerOpen);
  const setBurgerOpen = useAppStore((state) => state.setBurgerOpen);
  const { isVisible, isAtTop } = useHeaderVisibility(header, openMenu !== null || isBurgerOpen);
  // Every navigation closes it, but not the first page: an early click may have opened it.
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    setOpenMenu(null);
  }, [key]);
  return (
    <header
      ref={header}
      className={styles.header}
      data-variant={isBlue ? 'blue' : 'standard'}
      data-hidden={!isVisible || undefined}
      data-top={isAtTop || undefined}
      data-open={openMenu !== null || undefined}
    >
      <Landmark name="U" />
      <div className={styles.bar}>
        <SmartLink href="/" className={styles.brand}>
          <Logo />
          <span>
            {t(brand.name)} <span className={styles.brandMore}>{t(brand.more)}</span>
          </span>
        </SmartLink>
        <Menu openMenu={openMenu} setOpenMenu={setOpenMenu} />
        <LanguageLink />
        {hasTranslation('/search') && (
          <SmartLink href="/search" className={styles.tool}>
            <Icon name="search" />
            <span className="vh">{t('common.search')}</span>
          </SmartLink>
        )}
        <button
          type="button"
          className={`${styles.tool} ${styles.burger}`}
          aria-haspopup="dialog"
          aria-expanded={isBurgerOpen}
          onClick={() => setBurgerOpen(true)}
          aria-label={t('nav.menuOpen')}
        >
          <Icon name="menu" />
        </button>
        <noscript>
          {sitemapLinks
            .filter(({ href }) => hasTranslation(href))
            .map(({ key: name, label, href }) => (
              <SmartLink key={name} href={href} className={styles.item}>
                {t(label)}
              </SmartLink>
            ))}
        </noscript>
      </div>
      <Burger />
    </header>
  );
}

interface MenuProps {
  openMenu: string | null;
  setOpenMenu: Dispatch<SetStateAction<string | null>>;
}
function Menu({ openMenu, setOpenMenu }: MenuProps) {
  const t = useMessage();
  const menu = useSiteMenu();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('nav.top')} className={styles.nav}>
      <ul className={`flex gap-xs ${styles.menu}`}>
        {menu.map((entry) => (
          <li key={entry.key}>
            {'children' in entry ? (
              <MegaMenu
                entry={entry}
                isOpen={openMenu === entry.key}
                // An entry closes with a delay after hover: by then another may be open.
                onOpen={(isOpen) =>
                  setOpenMenu((open) => {
                    if (isOpen) return entry.key;
                    return open === entry.key ? null : open;
                  })
                }
              />
            ) : (
              <SmartLink
                href={entry.href}
                className={`${styles.item} ${pathname === entry.href ? styles.current : ''}`}
              >
                {t(entry.short)}
              </SmartLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
