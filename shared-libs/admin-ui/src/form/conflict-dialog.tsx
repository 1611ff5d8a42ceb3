import type { AnyKind, BodyItem, ImageValue, LinkValue } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { fieldLabelOf } from '../labels/field-labels.ts';
import { useTexts } from '../use-texts.ts';
import styles from './conflict-dialog.module.css';
import type { FormValues } from './form-values.ts';
import type { Conflict } from './use-kind-form.ts';

interface ConflictDialogProps {
  kind: AnyKind;
  conflict: Conflict;
  onChoose: (values: FormValues) => void;
  onCancel: () => void;
}
/** Fields that both editors changed, side by side: mine or theirs. */
export function ConflictDialog({ kind, conflict: { fields, mine, theirs }, onChoose, onCancel }: ConflictDialogProps) {
  const t = useMessage();
  const text = useTexts();
  const [chosen, setChosen] = useState<Record<string, 'mine' | 'theirs'>>({});
  const choose = () => onChoose(Object.fromEntries(fields.map((name) => [name, chosen[name] === 'theirs' ? theirs[name] : mine[name]])));
  return (
    <Modal open title={text('conflictTitle')} okText={text('keep')} cancelText={t('common.cancel')} onOk={choose} onCancel={onCancel} width={720}>
      <p className={styles.text}>{text('conflictText', { name: theirs.updatedBy ?? '' })}</p>
      {fields.map((name) => (
        <fieldset key={name} className={styles.field}>
          <legend>{t.of(fieldLabelOf(kind.id, name))}</legend>
          <Radio.Group
            value={chosen[name] ?? 'mine'}
            onChange={({ target }) => setChosen({ ...chosen, [name]: target.value as 'mine' | 'theirs' })}
            className={styles.sides}
          >
            {(['mine', 'theirs'] as const).map((side) => (
              <Radio key={side} value={side}>
                <strong>{text(side)}</strong>
                <span className={styles.value}>{shown((side === 'mine' ? mine : theirs)[name])}</span>
              </Radio>
            ))}
          </Radio.Group>
        </fieldset>
      ))}
    </Modal>
  );
}
function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (Array.isArray(value))
    return (value as BodyItem[])
      .map((item) =>
        typeof item === 'object'
          ? JSON.stringify(item)
              .replace(/<[^>]+>/g, '')
              .slice(0, 160)
          : String(item),
      )
      .join('\n');
  if (typeof value === 'object') return (value as { title?: string }).title ?? (value as LinkValue).href ?? (value as ImageValue).alt ?? JSON.stringify(value);
  return String(value);
}
