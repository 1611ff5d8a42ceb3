import type { AnyKind } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import type { Conflict } from '../base/conflict.ts';
import type { FormValues } from '../base/form-values.ts';
import { TEXTS } from '../base/texts.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { toItems } from '../revisions/changed-fields.ts';
import { FieldChange } from '../revisions/changes.tsx';
import { describeItem, describeValue } from '../revisions/describe-value.ts';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  kind: AnyKind;
  conflict: Conflict;
  onChoose: (values: FormValues) => void;
  onCancel: () => void;
}
/** Fields that both editors changed, side by side, with what differs between the two: mine or theirs. */
export function ConflictDialog({
  kind,
  conflict: { fields, mine, theirs },
  onChoose,
  onCancel,
}: ConflictDialogProps) {
  const t = useMessage();
  const [chosen, setChosen] = useState<Record<string, 'mine' | 'theirs'>>({});
  const shown = (name: string, value: unknown) =>
    kind.fields[name]?.type === 'items'
      ? toItems(value)
          .map((item) => describeItem(item, t))
          .join('\n')
      : describeValue(kind, name, value, t);
  const choose = () =>
    onChoose(
      Object.fromEntries(
        fields.map((name) => [name, chosen[name] === 'theirs' ? theirs[name] : mine[name]]),
      ),
    );
  return (
    <Modal
      open
      title={t(TEXTS.conflictTitle)}
      okText={t(TEXTS.keep)}
      cancelText={t('common.cancel')}
      onOk={choose}
      onCancel={onCancel}
      width={720}
    >
      <p className={styles.text}>{t(TEXTS.conflictText, { name: theirs.updatedBy ?? '' })}</p>
      {fields.map((name) => (
        <fieldset key={name} className={styles.field}>
          <legend>{t(readFieldLabel(kind, name))}</legend>
          <Radio.Group
            value={chosen[name] ?? 'mine'}
            onChange={({ target }) =>
              setChosen({ ...chosen, [name]: target.value as 'mine' | 'theirs' })
            }
            className={styles.sides}
          >
            {(['mine', 'theirs'] as const).map((side) => (
              <Radio key={side} value={side}>
                <span className={styles.side}>
                  <strong>{t(TEXTS[side])}</strong>
                  <span className={styles.value}>
                    {shown(name, (side === 'mine' ? mine : theirs)[name])}
                  </span>
                </span>
              </Radio>
            ))}
          </Radio.Group>
          <div className={styles.difference}>
            <p>{t(TEXTS.differs)}</p>
            <FieldChange kind={kind} name={name} before={mine[name]} after={theirs[name]} />
          </div>
        </fieldset>
      ))}
    </Modal>
  );
}
