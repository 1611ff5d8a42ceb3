import type { TableColumn } from '@admissions/admin-ui';
import { Button, momentText } from '@admissions/admin-ui';
import type { MyIpCheck, WhitelistEntry } from '@admissions/contracts';
import { rangeHolds } from '@admissions/contracts/addresses';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import { Chip } from '../../lib/chip.tsx';
import { tooWide } from '../../lib/ip-range.ts';
import { useText } from '../../lib/use-text.ts';
import styles from './ip-list.module.css';

/** What the list shows of an entry, and what can be done with it. */
export function useIpColumns(
  mine: MyIpCheck,
  onRemove: (entry: WhitelistEntry) => void,
): TableColumn<WhitelistEntry>[] {
  const t = useMessage();
  const text = useText();
  return [
    {
      key: 'ip',
      title: text('ip.ip'),
      render: (_, { id, ip }) => (
        <>
          <Link className={styles.ip} to={`/admin/account/edit_ip?id=${id}`}>
            {ip}
          </Link>
          {tooWide(ip) !== null && <Chip tone="waiting">{text('ip.wide')}</Chip>}
          {rangeHolds(ip, mine.ip) && <Chip tone="brand">{text('ip.yours')}</Chip>}
        </>
      ),
    },
    { key: 'note', title: text('ip.note'), render: (_, { note }) => note },
    {
      key: 'state',
      title: text('column.state'),
      render: (_, { active }) => (
        <Chip tone={active ? 'good' : 'plain'}>{text(active ? 'ip.active' : 'ip.expired')}</Chip>
      ),
    },
    {
      key: 'expiresAt',
      title: text('ip.expiresAt'),
      render: (_, { expiresAt }) =>
        expiresAt ? <time dateTime={expiresAt}>{momentText(expiresAt)}</time> : text('ip.never'),
    },
    {
      key: 'lastHit',
      title: text('ip.lastHit'),
      render: (_, { ip, lastHitAt, lastHitIp }) =>
        lastHitAt ? (
          <>
            <time dateTime={lastHitAt}>{momentText(lastHitAt)}</time>
            {lastHitIp !== ip && <div className={styles.from}>{lastHitIp}</div>}
          </>
        ) : (
          <span className={styles.from}>{text('ip.neverHit')}</span>
        ),
    },
    {
      key: 'updatedAt',
      title: text('ip.updatedAt'),
      render: (_, { updatedAt }) => <time dateTime={updatedAt}>{momentText(updatedAt)}</time>,
    },
    {
      key: 'actions',
      title: text('column.actions'),
      render: (_, entry) => (
        <Button
          size="small"
          type="text"
          danger
          aria-label={`${t('common.delete')}：${entry.ip}`}
          onClick={() => onRemove(entry)}
        >
          {t('common.delete')}
        </Button>
      ),
    },
  ];
}
