import type { TableColumn } from '@admissions/admin-ui';
import { Table } from '@admissions/admin-ui';
import { formatMoment } from '@admissions/model';
import { useMessage } from '@admissions/store';
import type { ServedBy } from './describe-remotes.ts';
import styles from './release-detail.module.css';
import { TEXTS } from './texts.ts';

export function ShellTable({ shells }: { shells: readonly ServedBy[] }) {
  const t = useMessage();
  const columns: TableColumn<ServedBy>[] = [
    { key: 'shell', title: t(TEXTS.shells.shell), dataIndex: 'shell' },
    {
      key: 'served',
      title: t(TEXTS.shells.serves),
      render: (_, { served }) => (
        <>
          <span className="semi figures nowrap">{served?.version ?? t(TEXTS.shells.nothing)}</span>
          {served?.refused && (
            <div className={styles.refused}>{t(TEXTS.shells.refused, { ...served.refused })}</div>
          )}
        </>
      ),
    },
    {
      key: 'at',
      title: t(TEXTS.shells.seen),
      render: (_, { at }) => <time dateTime={at}>{formatMoment(at)}</time>,
    },
  ];
  return (
    <Table
      rowKey="shell"
      isDense
      isFitted
      columns={columns}
      dataSource={shells}
      empty={t(TEXTS.shells.none)}
    />
  );
}
