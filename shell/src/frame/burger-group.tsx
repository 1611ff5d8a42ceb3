import type { Localised } from '@admissions/model';
import type { CollegeKey } from '@admissions/model/terms';
import { useAppStore, useMessage } from '@admissions/store';
import { SmartLink } from '@admissions/ui';
import { useId, useState } from 'react';
import styles from './burger-group.module.css';

interface GroupLink {
  key: string;
  label: Localised;
  href: string;
  college?: CollegeKey;
}
export function BurgerGroup({ title, links }: { title: string; links: readonly GroupLink[] }) {
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
