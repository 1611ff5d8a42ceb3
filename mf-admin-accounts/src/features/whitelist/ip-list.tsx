import { Alert, Empty, LinkButton, PageHeader, Table } from '@admissions/admin-ui';
import type { MyIpCheck, WhitelistEntry } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { addressesHelp } from '../../lib/screen-help.ts';
import { AddressTester } from './address-tester.tsx';
import { useIpColumns } from './ip-columns.tsx';
import styles from './ip-list.module.css';
import { MyAddress } from './my-address.tsx';
import { PendingChange } from './pending-change.tsx';
import { RemoveIp } from './remove-ip.tsx';
import { TEXTS } from './texts.ts';
import type { Whitelist } from './whitelist.ts';

/** From where the back office can be reached. */
export function IpList({ entries, provisional, mine }: Whitelist & { mine: MyIpCheck }) {
  const t = useMessage();
  const isOpen = entries.every(({ active }) => !active);
  const [leaving, setLeaving] = useState<WhitelistEntry | null>(null);
  const columns = useIpColumns(mine, setLeaving);
  return (
    <>
      <PageHeader
        title={t(TEXTS.ip.title)}
        note={t(TEXTS.ip.help)}
        help={addressesHelp(t)}
        actions={
          <LinkButton isPrimary to="/admin/account/add_ip">
            {t(TEXTS.ip.add)}
          </LinkButton>
        }
      />
      {provisional && <PendingChange key={provisional.revertsAt} change={provisional} />}
      <div className={styles.top}>
        <MyAddress mine={mine} />
        <Alert
          type={isOpen ? 'warning' : 'info'}
          showIcon
          title={t(isOpen ? TEXTS.ip.openTitle : TEXTS.ip.closedTitle)}
          description={t(isOpen ? TEXTS.ip.openText : TEXTS.ip.closedText)}
        />
      </div>
      <Table
        rowKey="id"
        columns={columns}
        dataSource={entries}
        empty={<Empty description={t(TEXTS.ip.nothing)} image={Empty.PRESENTED_IMAGE_SIMPLE} />}
      />
      <AddressTester entries={entries} />
      <RemoveIp entry={leaving} entries={entries} onClose={() => setLeaving(null)} />
    </>
  );
}
