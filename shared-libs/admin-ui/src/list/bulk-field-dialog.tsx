import type { AnyKind } from '@admissions/model';
import { type AnyEntry, toFormValues } from '@admissions/model/merge';
import { listBulkFields } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Select } from 'antd';
import { Suspense, useId, useState } from 'react';
import { entryTitle } from '../base/entry-title.ts';
import { FormField } from '../base/form-field.tsx';
import { Modal } from '../base/overlays.tsx';
import { widgetFor } from '../field-types/widget.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { describeValue } from '../revisions/describe-value.ts';
import { PLAIN_WIDGETS } from '../widgets/plain-widgets.tsx';
import { findChangedEntries, toSentValue } from './bulk-field-change.ts';
import styles from './bulk-field-dialog.module.css';
import { LIST_TEXTS } from './list-texts.ts';

export interface BulkFieldDialogProps {
  kind: AnyKind;
  entries: readonly AnyEntry[];
  onApply: (field: string, value: unknown) => void;
  onClose: () => void;
}
/** Sets one field of the chosen entries, with a preview of old and new values. */
export function BulkFieldDialog({ kind, entries, onApply, onClose }: BulkFieldDialogProps) {
  const t = useMessage();
  const [name, setName] = useState<string | null>(null);
  const [value, setValue] = useState<unknown>(null);
  const field = name === null ? undefined : kind.fields[name];
  const isReady = name !== null && !(field?.required && toSentValue(kind, name, value) === null);
  const changing = isReady ? findChangedEntries(kind, name, value, entries) : [];
  const choose = (next: string) => {
    setName(next);
    setValue(toFormValues(kind, null)[next] ?? null);
  };
  const apply = () => {
    if (name !== null) onApply(name, value);
    onClose();
  };
  const Widget = field && widgetFor(PLAIN_WIDGETS, field);
  const tableName = useId();
  return (
    <Modal
      open
      width={720}
      title={t(LIST_TEXTS.changeField)}
      okText={t(LIST_TEXTS.changeCount, { count: changing.length })}
      okButtonProps={{ disabled: changing.length === 0 }}
      onOk={apply}
      onCancel={onClose}
    >
      <p>{t(LIST_TEXTS.changeFieldHint, { count: entries.length })}</p>
      <FormField label={LIST_TEXTS.field}>
        {(control) => (
          <Select
            {...control}
            className="full"
            value={name}
            options={listBulkFields(kind).map((each) => ({
              value: each,
              label: t(readFieldLabel(kind, each)),
            }))}
            onChange={choose}
          />
        )}
      </FormField>
      {name !== null && field && Widget && (
        <Suspense fallback={null}>
          <Widget
            key={name}
            {...{ kind, name, field, value }}
            label={t(LIST_TEXTS.newValue, { field: t(readFieldLabel(kind, name)) })}
            onChange={setValue}
            error={undefined}
            errors={{}}
          />
        </Suspense>
      )}
      {isReady && (
        <>
          <p id={tableName} role="status">
            {t(LIST_TEXTS.willChange, {
              count: changing.length,
              same: entries.length - changing.length,
            })}
          </p>
          {changing.length > 0 && (
            <ChangePreview {...{ kind, name, value }} entries={changing} labelledBy={tableName} />
          )}
        </>
      )}
    </Modal>
  );
}

interface ChangePreviewProps extends Pick<BulkFieldDialogProps, 'kind' | 'entries'> {
  name: string;
  value: unknown;
  labelledBy: string;
}
function ChangePreview({ kind, entries, name, value, labelledBy }: ChangePreviewProps) {
  const t = useMessage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
    <section className={styles.preview} aria-labelledby={labelledBy} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(readFieldLabel(kind, kind.title))}</th>
            <th scope="col">{t(LIST_TEXTS.now)}</th>
            <th scope="col">{t(LIST_TEXTS.newly)}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <th scope="row">{entryTitle(entry)}</th>
              <td>
                <del>{describeValue(kind, name, entry[name], t)}</del>
              </td>
              <td>
                <ins className="semi quiet-link">{describeValue(kind, name, value, t)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
