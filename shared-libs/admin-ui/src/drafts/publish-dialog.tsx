import { PART_SEPARATOR } from '@admissions/model';
import type { FormValues } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { useKindFormParts } from '../base/kind-form-context.ts';
import { Modal } from '../base/overlays.tsx';
import { useFindingDescriptions } from '../checks/use-finding-descriptions.ts';
import { Changes } from '../revisions/changes.tsx';
import { TEXTS } from './texts.ts';
import type { PublishConfirmation } from './use-publishing.ts';

interface PublishDialogProps {
  confirmation: PublishConfirmation;
  /** The live version; null for a new entry. */
  live: FormValues | null;
  onAnswer: (isPublished: boolean) => void;
}
/** Prompt before publishing with open findings: the findings, and the changes for visitors. */
export function PublishDialog({
  confirmation: { findings, notice, values },
  live,
  onAnswer,
}: PublishDialogProps) {
  const t = useMessage();
  const { kind } = useKindFormParts();
  const { describePlace, describeRule } = useFindingDescriptions(kind);
  return (
    <Modal
      open
      title={t(TEXTS.confirmTitle, { count: findings.length + (notice === null ? 0 : 1) })}
      okText={t(TEXTS.anyway)}
      cancelText={t(TEXTS.back)}
      onOk={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
      width={760}
    >
      <p>{t(TEXTS.confirmText)}</p>
      <ul>
        {notice !== null && <li>{notice}</li>}
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)}>
            <strong>{describePlace(finding)}</strong>
            {t(PART_SEPARATOR)}
            {describeRule(finding)}
          </li>
        ))}
      </ul>
      {live && (
        <>
          <h2 className="space-m below-xs plain-size">{t(TEXTS.differences)}</h2>
          <Changes kind={kind} before={live} after={values} />
        </>
      )}
    </Modal>
  );
}
