import type { TableColumn } from '@admissions/admin-ui';
import { Button } from '@admissions/admin-ui';
import type { MyIpCheck, WhitelistEntry } from '@admissions/contracts';
import { formatMoment, joinLabel } from '@admissions/contracts';
import { rangeHolds } from '@admissions/contracts/addresses';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import { Chip } from '../../lib/chip.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import styles from './ip-list.module.css';
import { tooWide } from './ip-range.ts';
import { TEXTS } from './texts.ts';

/** What the list shows of an entry, and what can be done with it. */
export function useIpColumns(
  mine: MyIpCheck,
  onRemove: (entry: WhitelistEntry) => void,
): TableColumn<WhitelistEntry>[] {
  const t = useMessage();
  return [
    {
      key: 'ip',
      title: t(TEXTS.ip.ip),
      render: (_, { id, ip }) => (
        <>
          <Link className={styles.ip} to={`/admin/account/edit_ip?id=${id}`}>
            {ip}
          </Link>
          {tooWide(ip) !== null && <Chip tone="waiting">{t(TEXTS.ip.wide)}</Chip>}
          {rangeHolds(ip, mine.ip) && <Chip tone="brand">{t(TEXTS.ip.yours)}</Chip>}
        </>
      ),
    },
    { key: 'note', title: t(TEXTS.ip.note), render: (_, { note }) => note },
    {
      key: 'state',
      title: t(SHARED_TEXTS.state),
      render: (_, { active }) => (
        <Chip tone={active ? 'good' : 'plain'}>
          {t(active ? TEXTS.ip.active : TEXTS.ip.expired)}
        </Chip>
      ),
    },
    {
      key: 'expiresAt',
      title: t(TEXTS.ip.expiresAt),
      render: (_, { expiresAt }) =>
        expiresAt ? <time dateTime={expiresAt}>{formatMoment(expiresAt)}</time> : t(TEXTS.ip.never),
    },
    {
      key: 'lastHit',
      title: t(TEXTS.ip.lastHit),
      render: (_, { ip, lastHitAt, lastHitIp }) =>
        lastHitAt ? (
          <>
            <time dateTime={lastHitAt}>{formatMoment(lastHitAt)}</time>
            {lastHitIp !== ip && <div className={styles.from}>{lastHitIp}</div>}
          </>
        ) : (
          <span className={styles.from}>{t(TEXTS.ip.neverHit)}</span>
        ),
    },
    {
      key: 'updatedAt',
      title: t(TEXTS.ip.updatedAt),
      render: (_, { updatedAt }) => <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>,
    },
    {
      key: 'actions',
      title: t(SHARED_TEXTS.actions),
      render: (_, entry) => (
        <Button
          size="small"
          type="text"
          danger
          aria-label={joinLabel(t('common.delete'), entry.ip, t.locale)}
          onClick={() => onRemove(entry)}
        >
          {t('common.delete')}
        </Button>
      ),
    },
  ];
}
