import type { Flags } from '@admissions/model';
import { AREAS } from '@admissions/model';
import { AREA_LABELS } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Chip } from '../../lib/chip.tsx';
import { grantedAreas } from '../../lib/flag-rules.ts';
import styles from './account-list.module.css';
import { TEXTS } from './texts.ts';

export function FlagChips({ priv }: { priv: Flags }) {
  const t = useMessage();
  const areas = grantedAreas(priv);
  if (areas.length === 0) return <span className="faint">{t(TEXTS.flags.none)}</span>;
  if (areas.length === AREAS.length) return <Chip tone="brand">{t(TEXTS.flags.all)}</Chip>;
  return (
    <ul className={styles.chips}>
      {areas.map((area) => (
        <li key={area}>
          <Chip>{t(AREA_LABELS[area])}</Chip>
        </li>
      ))}
    </ul>
  );
}
