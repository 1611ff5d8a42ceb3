import { Alert, Empty, Table } from '@admissions/admin-ui';
import type { MyIpCheck, WhitelistEntry } from '@admissions/contracts';
import { useState } from 'react';
import { LinkButton } from '../../lib/link-button.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { useText } from '../../lib/use-text.ts';
import type { Whitelist } from '../../lib/whitelist.ts';
import { AddressTester } from './address-tester.tsx';
import { useIpColumns } from './ip-columns.tsx';
import styles from './ip-list.module.css';
import { MyAddress } from './my-address.tsx';
import { PendingChange } from './pending-change.tsx';
import { RemoveIp } from './remove-ip.tsx';

/** From where the back office can be reached. */
export function IpList({ entries, provisional, mine }: Whitelist & { mine: MyIpCheck }) {
  const text = useText();
  const isOpen = entries.every(({ active }) => !active);
  const [leaving, setLeaving] = useState<WhitelistEntry | null>(null);
  const columns = useIpColumns(mine, setLeaving);
  return (
    <>
      <PageHead title={text('ip.title')} help={text('ip.help')}>
        <LinkButton to="/admin/account/add_ip">{text('ip.add')}</LinkButton>
      </PageHead>
      {provisional && <PendingChange key={provisional.revertsAt} change={provisional} />}
      <div className={styles.top}>
        <MyAddress mine={mine} />
        <Alert
          type={isOpen ? 'warning' : 'info'}
          showIcon
          title={text(isOpen ? 'ip.openTitle' : 'ip.closedTitle')}
          description={text(isOpen ? 'ip.openText' : 'ip.closedText')}
        />
      </div>
      <Table
        rowKey="id"
        columns={columns}
        dataSource={entries}
        empty={<Empty description={text('ip.nothing')} image={Empty.PRESENTED_IMAGE_SIMPLE} />}
      />
      <AddressTester entries={entries} />
      <RemoveIp entry={leaving} entries={entries} onClose={() => setLeaving(null)} />
    </>
  );
}
