import { Switch } from '@admissions/admin-ui';
import { PROVISIONAL_MINUTES } from '@admissions/contracts';
import { useId } from 'react';
import { useText } from '../../lib/use-text.ts';
import styles from './ip-form.module.css';

/** Whether a change of the list is only tried out. */
export function ProvisionalSwitch({
  isOn,
  onChange,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.trial}>
      <Switch id={id} checked={isOn} aria-describedby={`${id}-help`} onChange={onChange} />
      <div>
        <label htmlFor={id}>{text('ip.provisional', { minutes: PROVISIONAL_MINUTES })}</label>
        <p id={`${id}-help`}>{text('ip.provisionalHelp', { minutes: PROVISIONAL_MINUTES })}</p>
      </div>
    </div>
  );
}
