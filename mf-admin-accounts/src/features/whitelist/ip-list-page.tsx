import {
  Alert,
  Button,
  LinkButton,
  PageHeader,
  Table,
  type TableColumn,
} from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { formatMoment, formatShortMoment, joinLabel } from '@admissions/model';
import { type MyIpCheck, WHITELIST_PATHS, type WhitelistEntry } from '@admissions/protocol';
import { rangeContains } from '@admissions/protocol/addresses';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Chip } from '../../lib/chip.tsx';
import { addressesHelp } from '../../lib/screen-help.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { AddressTester, MyAddress, RemoveIp } from './ip-panels.tsx';
import { PendingChange } from './provisional.tsx';
import { TEXTS } from './texts.ts';
import styles from './whitelist.module.css';
import { findTooWidePrefix, isInternal, loadWhitelist, type Whitelist } from './whitelist.ts';

interface Loaded extends Whitelist {
  mine: MyIpCheck;
}
export async function loader({ context }: LoaderFunctionArgs): Promise<Loaded> {
  const api = context.get(apiContext);
  const [list, mine] = await Promise.all([
    loadWhitelist(api),
    api.get<MyIpCheck>(WHITELIST_PATHS.check),
  ]);
  return { ...list, mine };
}

export function Component() {
  const { entries, provisional, expiredAt, mine } = useLoaderData<Loaded>();
  const t = useMessage();
  const isOpen = entries.every(({ active }) => !active);
  const [removed, setRemoved] = useState<WhitelistEntry | null>(null);
  const columns = useIpColumns(mine, setRemoved);
  return (
    <>
      <PageHeader
        title={TEXTS.ip.title}
        note={t(TEXTS.ip.help)}
        help={addressesHelp}
        actions={
          <LinkButton isPrimary={mine.listed || isInternal(mine.ip)} to="/admin/account/add_ip">
            {t(TEXTS.ip.add)}
          </LinkButton>
        }
      />
      {provisional && <PendingChange key={provisional.revertsAt} change={provisional} />}
      {expiredAt && (
        <p className="faint mini below-s">
          {t(TEXTS.pending.expired, { time: formatShortMoment(expiredAt) })}
        </p>
      )}
      <div className={styles.top}>
        <Alert
          type={isOpen ? 'warning' : 'info'}
          showIcon
          title={t(isOpen ? TEXTS.ip.openTitle : TEXTS.ip.closedTitle)}
          description={t(isOpen ? TEXTS.ip.openText : TEXTS.ip.closedText)}
        />
        <MyAddress mine={mine} />
      </div>
      {entries.length > 0 && (
        <>
          <Table rowKey="id" columns={columns} dataSource={entries} />
          <AddressTester entries={entries} />
        </>
      )}
      {removed && (
        <RemoveIp entry={removed} entries={entries} mine={mine} onClose={() => setRemoved(null)} />
      )}
    </>
  );
}

function useIpColumns(
  mine: MyIpCheck,
  onRemove: (entry: WhitelistEntry) => void,
): TableColumn<WhitelistEntry>[] {
  const t = useMessage();
  return [
    {
      key: 'ip',
      title: TEXTS.ip.ip,
      render: (_, { id, ip }) => (
        <>
          <Link data-opens className={styles.ip} to={`/admin/account/edit_ip?id=${id}`}>
            {ip}
          </Link>
          {findTooWidePrefix(ip) !== null && <Chip tone="waiting">{t(TEXTS.ip.wide)}</Chip>}
          {rangeContains(ip, mine.ip) && <Chip tone="brand">{t(TEXTS.ip.yours)}</Chip>}
        </>
      ),
    },
    { key: 'note', title: TEXTS.ip.note, render: (_, { note }) => note },
    {
      key: 'state',
      title: SHARED_TEXTS.state,
      render: (_, { active }) => (
        <Chip tone={active ? 'good' : 'plain'}>
          {t(active ? TEXTS.ip.active : TEXTS.ip.expired)}
        </Chip>
      ),
    },
    {
      key: 'expiresAt',
      title: TEXTS.ip.expiresAt,
      render: (_, { expiresAt }) =>
        expiresAt ? <time dateTime={expiresAt}>{formatMoment(expiresAt)}</time> : t(TEXTS.ip.never),
    },
    {
      key: 'lastHit',
      title: TEXTS.ip.lastHit,
      render: (_, { ip, lastHitAt, lastHitIp }) =>
        lastHitAt ? (
          <>
            <time dateTime={lastHitAt}>{formatMoment(lastHitAt)}</time>
            {lastHitIp !== ip && <div className="faint tiny">{lastHitIp}</div>}
          </>
        ) : (
          <span className="faint tiny">{t(TEXTS.ip.neverHit)}</span>
        ),
    },
    {
      key: 'actions',
      title: SHARED_TEXTS.actions,
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
