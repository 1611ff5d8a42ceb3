import type { Priv } from '@admissions/contracts';
import { AREA_LABELS, AREAS } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Chip } from '../../lib/chip.tsx';
import { grantedAreas } from '../../lib/flag-rules.ts';
import { useText } from '../../lib/use-text.ts';
import styles from './account-list.module.css';

/** The areas that an account may enter, as short as they can be said. */
export function FlagChips({ priv }: { priv: Priv }) {
  const t = useMessage();
  const text = useText();
  const areas = grantedAreas(priv);
  if (areas.length === 0) return <span className={styles.none}>{text('flags.none')}</span>;
  if (areas.length === AREAS.length) return <Chip tone="brand">{text('flags.all')}</Chip>;
  return (
    <ul className={styles.chips}>
      {areas.map((area) => (
        <li key={area}>
          <Chip>{t.of(AREA_LABELS[area])}</Chip>
        </li>
      ))}
    </ul>
  );
}
