import type { Priv } from '@admissions/contracts';
import { AREAS } from '@admissions/contracts';
import { Chip } from '../../lib/chip.tsx';
import { grantedAreas } from '../../lib/flag-rules.ts';
import { useText } from '../../lib/use-text.ts';
import styles from './account-list.module.css';

/** The areas that an account may enter, as short as they can be said. */
export function FlagChips({ priv }: { priv: Priv }) {
  const text = useText();
  const areas = grantedAreas(priv);
  if (areas.length === 0) return <span className={styles.none}>{text('flags.none')}</span>;
  if (areas.length === AREAS.length) return <Chip tone="brand">{text('flags.all')}</Chip>;
  return (
    <ul className={styles.chips}>
      {areas.map((area) => (
        <li key={area}>
          <Chip>{text(`area.${area}`)}</Chip>
        </li>
      ))}
    </ul>
  );
}
