import type { MessageKey } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import styles from './landmark.module.css';

const TITLES = { U: 'nav.top', C: 'nav.main', Z: 'nav.bottom' } as const satisfies Record<
  string,
  MessageKey
>;

/** The anchor `:::` with its access key, a convention of sites in Taiwan. */
export function Landmark({ name }: { name: keyof typeof TITLES }) {
  const t = useMessage();
  return (
    <a
      id={name}
      href={`#${name}`}
      // biome-ignore lint/a11y/noAccessKey: accessible sites in Taiwan require these three
      accessKey={name}
      title={t(TITLES[name])}
      className={styles.anchor}
    >
      :::
    </a>
  );
}
