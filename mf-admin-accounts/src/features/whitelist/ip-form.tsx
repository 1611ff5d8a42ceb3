import {
  Alert,
  Button,
  DateInput,
  FormField,
  fromTaipeiInput,
  Input,
  toTaipeiInput,
  useSaveShortcut,
} from '@admissions/admin-ui';
import type { FieldErrors, MyIpCheck } from '@admissions/contracts';
import { parseRange, rangeHolds } from '@admissions/contracts/addresses';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useFirstErrorFocus } from '../../lib/use-first-error-focus.ts';
import styles from './ip-form.module.css';
import { tooWide } from './ip-range.ts';
import type { IpValues } from './ip-values.ts';
import { ipProblem } from './ip-values.ts';
import { ProvisionalSwitch } from './provisional-switch.tsx';
import { TEXTS } from './texts.ts';

interface FormProps {
  values: IpValues;
  mine: MyIpCheck | null;
  errors: FieldErrors;
  failure: string | null;
  isSaving: boolean;
  canSave: boolean;
  /** Whether the change is only tried out. */
  isTrial: boolean;
  notice?: ReactNode;
  onTrial: (isTrial: boolean) => void;
  onChange: (values: IpValues) => void;
  onRefuse: (errors: FieldErrors) => void;
  onSave: () => Promise<boolean>;
}

/** An address or range, why it is listed, and until when. */
export function IpForm({
  values,
  mine,
  errors,
  failure,
  isSaving,
  canSave,
  isTrial,
  notice,
  onTrial,
  onChange,
  onRefuse,
  onSave,
}: FormProps) {
  const t = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(form);
  const set = (part: Partial<IpValues>) => onChange({ ...values, ...part });

  async function save() {
    const problem = ipProblem(values.ip);
    if (problem) onRefuse({ ip: [t(problem)] });
    else if (await onSave()) return;
    focusFirstError();
  }
  useSaveShortcut(() => void save());

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {notice}
      {failure !== null && Object.keys(errors).length === 0 && (
        <Alert type="error" showIcon role="alert" title={failure} />
      )}
      <FormField
        label={t(TEXTS.ip.ip)}
        hint={t(TEXTS.ip.ipHelp)}
        error={errors.ip?.join(' ')}
        isRequired
      >
        {(control) => (
          <Input
            {...control}
            name="ip"
            value={values.ip}
            maxLength={50}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => set({ ip: target.value })}
          />
        )}
      </FormField>
      {mine && parseRange(values.ip) && (
        <p className={styles.mine} role="status">
          {t(rangeHolds(values.ip, mine.ip) ? TEXTS.ip.coversMine : TEXTS.ip.missesMine, {
            ip: mine.ip,
          })}
        </p>
      )}
      {tooWide(values.ip) !== null && (
        <Alert
          type="warning"
          showIcon
          title={t(TEXTS.ip.wideTitle)}
          description={t(TEXTS.ip.wideText, { bits: tooWide(values.ip) ?? 0 })}
        />
      )}
      <FormField
        label={t(TEXTS.ip.note)}
        hint={t(TEXTS.ip.noteHelp)}
        error={errors.note?.join(' ')}
      >
        {(control) => (
          <Input
            {...control}
            name="note"
            value={values.note}
            maxLength={100}
            onChange={({ target }) => set({ note: target.value })}
          />
        )}
      </FormField>
      <FormField
        label={t(TEXTS.ip.expiresAt)}
        hint={t(TEXTS.ip.expiresHelp)}
        error={errors.expiresAt?.join(' ')}
      >
        {(control) => (
          <DateInput
            {...control}
            name="expiresAt"
            hasTime
            value={toTaipeiInput(values.expiresAt)}
            onChange={(text) => set({ expiresAt: fromTaipeiInput(text) })}
          />
        )}
      </FormField>
      <ProvisionalSwitch isOn={isTrial} onChange={onTrial} />
      <div>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={!canSave}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
