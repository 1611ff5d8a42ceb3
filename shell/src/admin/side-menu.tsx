import { AREA_LABELS } from '@admissions/contracts';
import type { MenuGroup } from '@admissions/store';
import { MENU_GROUPS, useAppStore, useMessage } from '@admissions/store';
import { useEffect, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { useBoot } from '../remotes/boot-context.ts';
import { currentEntryOf, menuOf } from './menu-of.ts';
import styles from './side-menu.module.css';

const isMenuGroup = (area: string): area is MenuGroup => (MENU_GROUPS as readonly string[]).includes(area);

/** The back office's menu: only what the account's flags allow, the current page marked. */
export function SideMenu() {
  const t = useMessage();
  const { registry } = useBoot();
  const { pathname } = useLocation();
  const session = useAppStore((state) => state.session);
  const { subManagement, management, open } = useAppStore((state) => state.adminMenu);
  const setCurrent = useAppStore((state) => state.setCurrentMenu);
  const toggle = useAppStore((state) => state.toggleMenuGroup);
  const menu = useMemo(() => menuOf(registry, session?.priv ?? {}), [registry, session]);
  useEffect(() => {
    const current = currentEntryOf(menu, registry, pathname);
    setCurrent(current?.area ?? null, current?.path ?? null);
    if (current && isMenuGroup(current.area)) toggle(current.area, true);
  }, [menu, registry, pathname, setCurrent, toggle]);
  return (
    <nav aria-label={t.locale === 'en' ? 'Back office' : '後台選單'} className={styles.nav}>
      <ul className={styles.areas}>
        {menu.map(({ area, entries }) => {
          const isOpen = !isMenuGroup(area) || open[area];
          return (
            <li key={area} data-current={area === management || undefined}>
              {isMenuGroup(area) ? (
                <button type="button" className={styles.area} aria-expanded={isOpen} onClick={() => toggle(area)}>
                  {t.of(AREA_LABELS[area])}
                </button>
              ) : (
                <p className={styles.area}>{t.of(AREA_LABELS[area])}</p>
              )}
              <ul className={styles.entries} hidden={!isOpen}>
                {entries.map(({ path, label }) => (
                  <li key={path}>
                    <Link to={path} aria-current={path === subManagement ? 'page' : undefined}>
                      {t.of(label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
