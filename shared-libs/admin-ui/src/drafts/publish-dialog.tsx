import type { AnyKind } from '@admissions/contracts';
import type { FormValues } from '@admissions/contracts/merge';
import { useMessage } from '@admissions/store';
import { Modal } from 'antd';
import type { Finding } from '../checks/finding.ts';
import { useFindingWords } from '../checks/finding-words.ts';
import { Changes } from '../revisions/changes.tsx';
import styles from './drafts.module.css';
import { TEXTS } from './texts.ts';

interface PublishDialogProps {
  kind: AnyKind;
  findings: readonly Finding[];
  /** What visitors see now; null for a new entry. */
  live: FormValues | null;
  values: FormValues;
  onAnswer: (isPublished: boolean) => void;
}
/** Before publishing while a check is open: what was found, and what changes for visitors. */
export function PublishDialog({ kind, findings, live, values, onAnswer }: PublishDialogProps) {
  const t = useMessage();
  const { describePlace, describeRule } = useFindingWords(kind);
  return (
    <Modal
      open
      title={t(TEXTS.confirmTitle, { count: findings.length })}
      okText={t(TEXTS.anyway)}
      cancelText={t(TEXTS.back)}
      onOk={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
      width={760}
    >
      <p>{t(TEXTS.confirmText)}</p>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)}>
            <strong>{describePlace(finding)}</strong>　{describeRule(finding)}
          </li>
        ))}
      </ul>
      {live && (
        <>
          <h3>{t(TEXTS.differences)}</h3>
          <Changes kind={kind} before={live} after={values} />
        </>
      )}
    </Modal>
  );
}
