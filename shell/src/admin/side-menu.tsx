import { api } from '@admissions/api-client';
import { AREA_LABELS, PRODUCT_VERSION } from '@admissions/protocol';
import {
  ADMIN_DASHBOARD,
  ADMIN_SCHEDULE,
  ADMIN_SITE_CHECK,
  DASHBOARD_PATH,
  type Dashboard,
} from '@admissions/protocol/staff';
import { ADMIN_MENU_GROUPS, type AdminMenuGroup, useAppStore, useMessage } from '@admissions/store';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useBoot } from '../remotes/boot-context.ts';
import { writes } from '../session/track-writes.ts';
import {
  buildMenu,
  buildSharedEntries,
  countByEntry,
  findCurrentEntry,
  type MenuArea,
  type Screen,
} from './menu/build-menu.ts';
import { FRAME_TEXTS, SCREEN_TITLES } from './menu/texts.ts';
import styles from './side-menu.module.css';

/** The shell's own screens, above the areas. */
const OWN_PAGES = [
  { path: ADMIN_DASHBOARD, label: SCREEN_TITLES.dashboard },
  { path: ADMIN_SCHEDULE, label: SCREEN_TITLES.schedule },
  { path: ADMIN_SITE_CHECK, label: SCREEN_TITLES.siteCheck },
];
const isMenuGroup = (area: string): area is AdminMenuGroup =>
  (ADMIN_MENU_GROUPS as readonly string[]).includes(area);

/** Only what the account's flags allow, with the current page marked. */
export function SideMenu() {
  const t = useMessage();
  const { registry } = useBoot();
  const { pathname } = useLocation();
  const session = useAppStore((state) => state.session);
  const setCurrent = useAppStore((state) => state.setCurrentMenu);
  const toggle = useAppStore((state) => state.toggleMenuGroup);
  const waiting = useWaitingCounts(pathname);
  const nav = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(false);
  const { menu, shared, current } = useMemo(() => {
    const priv = session?.priv ?? {};
    const menu = buildMenu(registry, priv);
    const current = findCurrentEntry(menu, registry, pathname);
    return { menu, shared: buildSharedEntries(registry, priv), current };
  }, [registry, session, pathname]);
  // Stored after the first paint with the group already open: no layout shift.
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    setCurrent(current?.area ?? null, current?.path ?? null);
    if (current && isMenuGroup(current.area)) toggle(current.area, true);
    setOpened(true);
  }, [current, setCurrent, toggle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: folds again on each page
  useEffect(() => setShown(false), [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on another current entry
  useLayoutEffect(() => {
    // Braces: some browsers return a promise here, which React would call as a cleanup.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const counts = countByEntry(menu, registry, waiting);
  const countOf = (path: string) =>
    path === ADMIN_DASHBOARD
      ? [...counts.values()].reduce((sum, count) => sum + count, 0)
      : (counts.get(path) ?? 0);
  const top = [...OWN_PAGES, ...shared];
  const here =
    top.find(({ path }) => path === pathname) ??
    menu.flatMap(({ entries }) => entries).find(({ path }) => path === current?.path);
  return (
    <nav ref={nav} aria-label={t(FRAME_TEXTS.menuName)} className={styles.nav}>
      {/* Folded on narrow screens, so that the page comes first. */}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t(FRAME_TEXTS.menu)}
        {here && <span className={styles.here}>{t(here.label)}</span>}
      </button>
      <ul className={styles.areas} data-shown={isShown || undefined}>
        <li>
          <MenuLinks entries={top} current={pathname} countOf={countOf} />
        </li>
        {menu.map((group) => (
          <AreaGroup
            key={group.area}
            {...group}
            current={current}
            isOnly={menu.length === 1}
            isOpened={isOpened}
            countOf={countOf}
          />
        ))}
      </ul>
      <footer className={styles.version}>
        {t(FRAME_TEXTS.version)} {PRODUCT_VERSION}
      </footer>
    </nav>
  );
}

interface AreaGroupProps extends MenuArea {
  current: ReturnType<typeof findCurrentEntry>;
  /** The account's only area: nothing to fold. */
  isOnly: boolean;
  /** Whether the store knows the open group. */
  isOpened: boolean;
  countOf: (path: string) => number;
}
function AreaGroup({ area, entries, current, isOnly, isOpened, countOf }: AreaGroupProps) {
  const t = useMessage();
  const { open } = useAppStore((state) => state.adminMenu);
  const toggle = useAppStore((state) => state.toggleMenuGroup);
  const isHere = area === current?.area;
  const isOpen = isOnly || !isMenuGroup(area) || open[area] || (isHere && !isOpened);
  return (
    <li data-current={isHere || undefined}>
      {isMenuGroup(area) && !isOnly ? (
        <button
          type="button"
          className={styles.area}
          aria-expanded={isOpen}
          onClick={() => toggle(area)}
        >
          {t(AREA_LABELS[area])}
          {!isOpen && (
            <WaitingCount count={entries.reduce((sum, { path }) => sum + countOf(path), 0)} />
          )}
        </button>
      ) : (
        <p className={styles.area}>{t(AREA_LABELS[area])}</p>
      )}
      <MenuLinks entries={entries} current={current?.path} isHidden={!isOpen} countOf={countOf} />
    </li>
  );
}

interface MenuLinksProps {
  entries: readonly Pick<Screen, 'path' | 'label'>[];
  current: string | undefined;
  isHidden?: boolean;
  countOf: (path: string) => number;
}
function MenuLinks({ entries, current, isHidden, countOf }: MenuLinksProps) {
  const t = useMessage();
  return (
    <ul className={styles.entries} hidden={isHidden}>
      {entries.map(({ path, label }) => (
        <li key={path}>
          <Link to={path} aria-current={path === current ? 'page' : undefined}>
            {t(label)}
            <WaitingCount count={countOf(path)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function WaitingCount({ count }: { count: number }) {
  const t = useMessage();
  if (count === 0) return null;
  return <span className={styles.count}>{t(FRAME_TEXTS.waiting, { count })}</span>;
}

/** How long a count stays fresh across page changes. */
const FRESH_MS = 60_000;
type Waiting = Dashboard['waiting'];

/** Open tasks per screen; refreshed on page change and after a save, without blocking anything. */
function useWaitingCounts(pathname: string): Waiting {
  const isSignedIn = useAppStore(({ session }) => session !== null);
  const [waiting, setWaiting] = useState<Waiting>([]);
  const requestedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again on each page
  useEffect(() => {
    if (!isSignedIn) return;
    function count() {
      requestedAt.current = Date.now();
      api()
        .get<Dashboard>(DASHBOARD_PATH, { silent: true, once: true })
        .then((seen) => setWaiting(seen.waiting))
        .catch(() => {});
    }
    if (Date.now() - requestedAt.current >= FRESH_MS) count();
    writes.addEventListener('saved', count);
    return () => writes.removeEventListener('saved', count);
  }, [pathname, isSignedIn]);
  return waiting;
}
