import { momentText } from '@admissions/admin-ui';
import type { Account } from '@admissions/contracts';

import { isLocked } from '../../lib/account-actions.ts';
import { Chip } from '../../lib/chip.tsx';
import { useText } from '../../lib/use-text.ts';
import styles from './account-list.module.css';

/** Whether an account can sign in, and what is in its way. */
export function AccountState({ account, now }: { account: Account; now: number }) {
  const text = useText();
  const { active, lockedUntil, lockedAt, mustChangePassword, totp } = account;
  return (
    <span className={styles.states}>
      <Chip tone={active ? 'good' : 'plain'}>
        {text(active ? 'state.active' : 'state.inactive')}
      </Chip>
      {lockedAt && (
        <>
          <Chip tone="bad">{text('state.lockedByManager')}</Chip>
          <time dateTime={lockedAt} className={styles.second}>
            {text('state.since', { moment: momentText(lockedAt) })}
          </time>
        </>
      )}
      {lockedUntil && isLocked(account, now) && (
        <Chip tone="bad">{text('state.locked', { moment: momentText(lockedUntil) })}</Chip>
      )}
      {totp && <Chip tone="brand">{text('state.totp')}</Chip>}
      {mustChangePassword && <Chip tone="waiting">{text('state.mustChange')}</Chip>}
    </span>
  );
}
