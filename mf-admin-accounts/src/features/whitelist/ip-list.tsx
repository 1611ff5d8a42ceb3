import { Alert, Empty, Table } from '@admissions/admin-ui';
import type { MyIpCheck, WhitelistEntry } from '@admissions/contracts';
import { LinkButton } from '../../lib/link-button.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { useText } from '../../lib/use-text.ts';
import { AddressTester } from './address-tester.tsx';
import { useIpColumns } from './ip-columns.tsx';
import styles from './ip-list.module.css';
import { MyAddress } from './my-address.tsx';

/** From where the back office can be reached. */
export function IpList({ entries, mine }: { entries: WhitelistEntry[]; mine: MyIpCheck }) {
  const text = useText();
  const isOpen = entries.every(({ active }) => !active);
  const columns = useIpColumns(entries, mine);
  return (
    <>
      <PageHead title={text('ip.title')} help={text('ip.help')}>
        <LinkButton to="/admin/account/add_ip">{text('ip.add')}</LinkButton>
      </PageHead>
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
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <Empty description={text('ip.nothing')} image={Empty.PRESENTED_IMAGE_SIMPLE} /> }}
      />
      <AddressTester entries={entries} />
    </>
  );
}
