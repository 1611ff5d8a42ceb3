import { burger, type SiteMenuGroup } from '@admissions/site-content';
import { useMessage } from '@admissions/store';
import { SmartLink, useIsServed } from '@admissions/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './mega-menu.module.css';
import { QuickLinks } from './quick-links.tsx';

interface MegaMenuProps {
  entry: SiteMenuGroup;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}
const HOVER_DELAY_MS = 120;

/** Opens on a click or a resting mouse; Escape restores the focus. */
export function MegaMenu({ entry, isOpen, onOpen }: MegaMenuProps) {
  const t = useMessage();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Without JavaScript the style sheet opens it.
  const isAlive = !useIsServed();
  // Not rendered for every menu entry; once rendered, stays while the sheet closes.
  const [hasOpened, setOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setOpened(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Hover opens it before the click, which means "open", too.
  const isByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  // On the document: a sheet opened by the mouse has no focus in it.
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      clearTimeout(timer.current);
      if (box.current?.contains(document.activeElement)) button.current?.focus();
      onOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen, onOpen]);
  const onHover = (isOver: boolean) => {
    clearTimeout(timer.current);
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) {
      timer.current = setTimeout(() => {
        isByHover.current = isOver;
        onOpen(isOver);
      }, HOVER_DELAY_MS);
    }
  };
  const click = () => {
    clearTimeout(timer.current);
    onOpen(!isOpen || isByHover.current);
    isByHover.current = false;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: observes its button and links only
    <div
      ref={box}
      onMouseEnter={() => !isOpen && onHover(true)}
      onMouseLeave={() => onHover(false)}
      onBlur={({ relatedTarget }) => {
        if (isOpen && relatedTarget && !box.current?.contains(relatedTarget)) onOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={click}
      >
        {t(entry.short)}
        <span aria-hidden="true" className={styles.arrow} />
      </button>
      <div
        id={id}
        className={styles.sheet}
        data-open={isOpen || undefined}
        inert={isAlive && !isOpen}
      >
        <div className={styles.inner}>
          <p className={styles.title}>{t(entry.label)}</p>
          <Links links={entry.children} />
          {hasOpened && <QuickLinks />}
        </div>
      </div>
    </div>
  );
}

function Links({ links }: { links: SiteMenuGroup['children'] }) {
  const t = useMessage();
  return (
    <ul className={styles.links}>
      {links.map(({ key, label, href, description }) => (
        <li key={key}>
          <SmartLink href={href}>
            <strong>{t(label)}</strong>
            <span>{t(description)}</span>
          </SmartLink>
          <Colleges guide={href} />
        </li>
      ))}
    </ul>
  );
}

/** Colleges of a guide, linked to their section; empty for other pages. */
function Colleges({ guide }: { guide: string }) {
  const t = useMessage();
  const group = burger.groups.find(({ links }) =>
    links.some(({ href }) => href.startsWith(`${guide}#`)),
  );
  if (!group) return null;
  return (
    <ul className={styles.colleges} aria-label={t(group.title)}>
      {group.links.map(({ key, label, href, college }) => (
        <li key={key} data-college={college}>
          <SmartLink href={href}>{t(label)}</SmartLink>
        </li>
      ))}
    </ul>
  );
}
