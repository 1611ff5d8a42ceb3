import type { TableColumn } from '@admissions/admin-ui';
import { Table } from '@admissions/admin-ui';
import type { Localised } from '@admissions/model';
import { formatMoment } from '@admissions/model';
import type { ReleaseLogLine } from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import { ACTION_NAMES } from './action-names.ts';
import { describeActor, describeReason } from './describe-line.ts';
import styles from './release-detail.module.css';
import { TEXTS } from './texts.ts';

/** Audit log of a remote's releases, newest first. */
export function LogTable({ lines }: { lines: readonly ReleaseLogLine[] }) {
  const t = useMessage();
  const names: Readonly<Record<string, Localised>> = ACTION_NAMES;
  const columns: TableColumn<ReleaseLogLine>[] = [
    {
      key: 'at',
      title: t(TEXTS.log.at),
      render: (_, { at }) => <time dateTime={at}>{formatMoment(at)}</time>,
    },
    {
      key: 'action',
      title: t(TEXTS.log.action),
      render: (_, { action, channel }) => {
        const name = names[action];
        const label = name ? t(name) : action;
        return channel === 'canary' ? t(TEXTS.log.trial, { action: label }) : label;
      },
    },
    {
      key: 'versions',
      title: t(TEXTS.log.versions),
      render: (_, { from, to }) => (
        <span className="semi figures nowrap">
          {from && to && from !== to ? t(TEXTS.log.step, { from, to }) : (to ?? '—')}
        </span>
      ),
    },
    {
      key: 'reason',
      title: t(TEXTS.log.reason),
      render: (_, line) => <span className={styles.reason}>{describeReason(line, t)}</span>,
    },
    { key: 'by', title: t(TEXTS.log.by), render: (_, { by }) => describeActor(by, t) },
  ];
  return (
    <Table
      rowKey="id"
      isDense
      isFitted
      columns={columns}
      dataSource={lines}
      empty={t(TEXTS.log.none)}
    />
  );
}
