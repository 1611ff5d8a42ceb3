import { allows, formatMoment } from '@admissions/model';
import type { Account } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Chip } from '../../lib/chip.tsx';
import { isLocked } from './account-rules.ts';
import { TEXTS } from './texts.ts';

/** Of those who may change accounts, who need it most. */
export const lacksTotp = ({ active, priv, totp }: Account) =>
  active && allows(priv, 'account') && !totp;

export function AccountState({ account }: { account: Account }) {
  const t = useMessage();
  const { active, lockedUntil, lockedAt, mustChangePassword, totp } = account;
  return (
    <span className="column gap-xs top">
      <Chip tone={active ? 'good' : 'plain'}>
        {t(active ? TEXTS.state.active : TEXTS.state.inactive)}
      </Chip>
      {lockedAt && (
        <>
          <Chip tone="bad">{t(TEXTS.state.lockedByManager)}</Chip>
          <time dateTime={lockedAt} className="faint tiny">
            {t(TEXTS.state.since, { moment: formatMoment(lockedAt) })}
          </time>
        </>
      )}
      {lockedUntil && isLocked(account, Date.now()) && (
        <Chip tone="bad">{t(TEXTS.state.locked, { moment: formatMoment(lockedUntil) })}</Chip>
      )}
      {totp ? (
        <Chip tone="brand">{t(TEXTS.state.totp)}</Chip>
      ) : (
        <span className={lacksTotp(account) ? 'caution tiny' : 'faint tiny'}>
          {t(TEXTS.state.noTotp)}
        </span>
      )}
      {mustChangePassword && <Chip tone="waiting">{t(TEXTS.state.mustChange)}</Chip>}
    </span>
  );
}
