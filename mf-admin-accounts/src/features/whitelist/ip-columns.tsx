import { Button, momentText } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { MyIpCheck, WhitelistEntry } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Chip } from '../../lib/chip.tsx';
import { covers } from '../../lib/ip-range.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { useText } from '../../lib/use-text.ts';
import { whitelistOf } from '../../lib/whitelist.ts';
import styles from './ip-list.module.css';

interface Column {
  key: string;
  title: string;
  render: (value: unknown, entry: WhitelistEntry) => ReactNode;
}

/** What the list shows of an entry, and what can be done with it. */
export function useIpColumns(entries: readonly WhitelistEntry[], mine: MyIpCheck): Column[] {
  const t = useMessage();
  const text = useText();
  const remove = useRemoveIp(entries);
  return [
    {
      key: 'ip',
      title: text('ip.ip'),
      render: (_, { id, ip }) => (
        <>
          <Link className={styles.ip} to={`/admin/account/edit_ip?id=${id}`}>
            {ip}
          </Link>
          {covers(ip, mine.ip) && <Chip tone="brand">{text('ip.yours')}</Chip>}
        </>
      ),
    },
    { key: 'note', title: text('ip.note'), render: (_, { note }) => note },
    {
      key: 'state',
      title: text('column.state'),
      render: (_, { active }) => <Chip tone={active ? 'good' : 'plain'}>{text(active ? 'ip.active' : 'ip.expired')}</Chip>,
    },
    {
      key: 'expiresAt',
      title: text('ip.expiresAt'),
      render: (_, { expiresAt }) => (expiresAt ? <time dateTime={expiresAt}>{momentText(expiresAt)}</time> : text('ip.never')),
    },
    { key: 'updatedAt', title: text('ip.updatedAt'), render: (_, { updatedAt }) => <time dateTime={updatedAt}>{momentText(updatedAt)}</time> },
    {
      key: 'actions',
      title: text('column.actions'),
      render: (_, entry) => (
        <Button size="small" type="text" danger aria-label={`${t('common.delete')}：${entry.ip}`} onClick={() => remove(entry)}>
          {t('common.delete')}
        </Button>
      ),
    },
  ];
}

function useRemoveIp(entries: readonly WhitelistEntry[]) {
  const t = useMessage();
  const text = useText();
  const { revalidate } = useRevalidator();
  const toast = useAppStore((state) => state.toast);
  const ask = useAppStore((state) => state.ask);
  async function remove({ id, ip }: WhitelistEntry) {
    try {
      await whitelistOf(api()).remove(id);
      toast(text('ip.removed', { ip }), 'success');
    } catch (error) {
      toast(reasonOf(error, t('error.default')), 'error');
    }
    await revalidate();
  }
  return (entry: WhitelistEntry) => {
    const isLast = entry.active && entries.every(({ id, active }) => id === entry.id || !active);
    ask({
      title: text('ip.removeTitle', { ip: entry.ip }),
      message: text(isLast ? 'ip.removeLastText' : 'ip.removeText'),
      confirmLabel: t('common.delete'),
      isDangerous: true,
      onConfirm: () => void remove(entry),
    });
  };
}
