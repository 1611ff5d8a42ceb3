import { errorMessage, isApiError } from '@admissions/api-client';
import { joinLabel, taipeiDay } from '@admissions/model';
import { checkEntry } from '@admissions/model/checks';
import type { EntryDraftSchedule } from '@admissions/protocol/staff';
import { useMessage, useToast } from '@admissions/store';
import { Alert } from 'antd';
import { useState } from 'react';
import { DateInput } from '../base/date-input.tsx';
import { FormField } from '../base/form-field.tsx';
import { useFormValues, useKindFormParts } from '../base/kind-form-context.ts';
import { Modal } from '../base/overlays.tsx';
import { fromTaipeiInput, toTaipeiInput } from '../base/taipei-input.ts';
import { TEXTS as FORM } from '../base/texts.ts';
import { FindingList } from '../checks/finding-list.tsx';
import { readFieldLabel } from '../labels/field-labels.ts';
import { TEXTS } from './texts.ts';

interface ScheduleDialogProps {
  /** Its current schedule. */
  schedule: EntryDraftSchedule | null;
  /** Returns whether the draft is on the server; throws API errors. */
  onSchedule: (at: string) => Promise<boolean>;
  onClose: () => void;
}
/** Prompts for the time at which the draft replaces the live version. */
export function ScheduleDialog({ schedule, onSchedule, onClose }: ScheduleDialogProps) {
  const t = useMessage();
  const { kind } = useKindFormParts();
  const toast = useToast();
  const [text, setText] = useState(toTaipeiInput(schedule?.failure ? null : schedule?.at));
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const values = useFormValues();
  // Not the entry's own publish time, but the time of this change.
  const publishAt = fromTaipeiInput(text);
  const early = checkEntry(kind, { ...values, publishAt }, taipeiDay()).filter(
    ({ rule }) => rule === 'earlyDay',
  );

  function describe(refusal: unknown): void {
    if (!isApiError(refusal)) throw refusal;
    const { at, ...fields } = refusal.errors;
    setError(at?.[0]);
    const others = Object.entries(fields).map(([path, [message = '']]) =>
      joinLabel(t(readFieldLabel(kind, path.split('.')[0] ?? path)), message, t.locale),
    );
    if (others.length > 0) setFailure(t(TEXTS.notYet, { fields: others.join(' ') }));
    else if (!at) setFailure(errorMessage(refusal, t));
  }
  async function send(): Promise<void> {
    setFailure(null);
    const at = fromTaipeiInput(text);
    setError(at ? undefined : t(TEXTS.noTime));
    if (!at) return;
    setBusy(true);
    try {
      if (!(await onSchedule(at))) return setFailure(t(TEXTS.notSaved));
      toast(TEXTS.willBePublished, 'success');
      onClose();
    } catch (refusal) {
      describe(refusal);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Modal
      open
      title={t(TEXTS.scheduleChange)}
      okText={t(TEXTS.doSchedule)}
      confirmLoading={isBusy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p>{t(TEXTS.scheduleText)}</p>
      {failure && <Alert type="error" showIcon title={failure} />}
      <FormField label={TEXTS.dueAt} hint={t(FORM.taipeiTime)} error={error}>
        {(control) => <DateInput {...control} hasTime value={text} onChange={setText} />}
      </FormField>
      <div role="status">
        <FindingList findings={early} />
      </div>
    </Modal>
  );
}
