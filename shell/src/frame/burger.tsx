import type { Localised } from '@admissions/model';
import type { CollegeKey } from '@admissions/model/terms';
import { burger } from '@admissions/site-content';
import { useAppStore, useMessage } from '@admissions/store';
import { Icon, SmartLink, useHasTranslation, useSiteMenu, useSiteTexts } from '@admissions/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './burger.module.css';
import { LanguageLink } from './language-link.tsx';
import { QuickLinks } from './quick-links.tsx';

/** Full menu; closes on backdrop, button, Escape and every link. */
export function Burger() {
  const t = useMessage();
  const hasTranslation = useHasTranslation();
  // The college guides and the new-student site are Chinese only.
  const hasChineseLinks = hasTranslation(burger.groups[1].links[0].href);
  const external = useSiteTexts().external ?? burger.external;
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useAppStore((state) => state.isBurgerOpen);
  const setOpen = useAppStore((state) => state.setBurgerOpen);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
    document.documentElement.toggleAttribute('data-locked', isOpen);
  }, [isOpen]);
  useEffect(() => {
    if (shownAt.current !== key) setOpen(false);
    shownAt.current = key;
  }, [key, setOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; keys have Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t(burger.title)}
      onClose={() => setOpen(false)}
      onClick={({ target }) => target === dialog.current && setOpen(false)}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <p>{t(burger.title)}</p>
          <button type="button" onClick={() => setOpen(false)} aria-label={t('nav.menuClose')}>
            <span aria-hidden="true">
              <Icon name="close" />
            </span>
          </button>
        </div>
        <ul className={styles.list}>
          {hasChineseLinks && (
            <li className="below-s">
              <QuickLinks />
            </li>
          )}
          <MenuEntries groups={hasChineseLinks ? burger.groups : []} />
          {hasChineseLinks &&
            external.map(({ label, href }) => (
              <li key={href}>
                <SmartLink href={href} newWindow className={styles.top}>
                  {t(label)}{' '}
                  <span aria-hidden="true">
                    <Icon name="out" />
                  </span>
                </SmartLink>
              </li>
            ))}
          <li>
            <LanguageLink isLong />
          </li>
        </ul>
      </div>
    </dialog>
  );
}

const isGuideOf = (links: readonly { href: string }[], guide: { href: string }) =>
  links.some(({ href }) => href.startsWith(`${guide.href}#`));

/** A guide is the first link of its colleges, and is not listed a second time. */
function MenuEntries({ groups }: { groups: readonly (typeof burger.groups)[number][] }) {
  const t = useMessage();
  const menu = useSiteMenu();
  const children = menu.flatMap((entry) => ('children' in entry ? entry.children : []));
  const isElsewhere = (link: { href: string }) =>
    groups.some(({ links }) => isGuideOf(links, link));
  return (
    <>
      {menu.map((entry) =>
        'children' in entry ? (
          !entry.children.every(isElsewhere) && (
            <li key={entry.key}>
              <BurgerGroup
                title={t(entry.label)}
                links={entry.children.filter((link) => !isElsewhere(link))}
              />
            </li>
          )
        ) : (
          <li key={entry.key}>
            <SmartLink href={entry.href} className={styles.top}>
              {t(entry.label)}
            </SmartLink>
          </li>
        ),
      )}
      {groups.map(({ key: group, title, links }) => (
        <li key={group}>
          <BurgerGroup
            title={t(title)}
            links={[...children.filter((link) => isGuideOf(links, link)), ...links]}
          />
        </li>
      ))}
    </>
  );
}

interface GroupLink {
  key: string;
  label: Localised;
  href: string;
  college?: CollegeKey;
}
function BurgerGroup({ title, links }: { title: string; links: readonly GroupLink[] }) {
  const t = useMessage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = useAppStore((state) => state.setBurgerOpen);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: clicks of the links bubble here */}
      <ul id={id} className={styles.links} hidden={!isOpen} onClick={() => close(false)}>
        {links.map(({ key, label, href, college }) => (
          <li key={key} data-college={college}>
            <SmartLink href={href}>
              {college && <span className={styles.dot} />}
              {t(label)}
            </SmartLink>
          </li>
        ))}
      </ul>
    </>
  );
}
