import { Switch } from '@admissions/admin-ui';
import { PROVISIONAL_MINUTES } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { useId } from 'react';
import styles from './ip-form.module.css';
import { TEXTS } from './texts.ts';

/** Whether a change of the list is only tried out. */
export function ProvisionalSwitch({
  isOn,
  onChange,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const t = useMessage();
  const id = useId();
  return (
    <div className={styles.trial}>
      <Switch id={id} checked={isOn} aria-describedby={`${id}-help`} onChange={onChange} />
      <div>
        <label htmlFor={id}>{t(TEXTS.ip.provisional, { minutes: PROVISIONAL_MINUTES })}</label>
        <p id={`${id}-help`}>{t(TEXTS.ip.provisionalHelp, { minutes: PROVISIONAL_MINUTES })}</p>
      </div>
    </div>
  );
}
