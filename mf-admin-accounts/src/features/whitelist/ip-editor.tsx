import { ConflictNotice, PageHeader, useEntryForm, useUnsavedGuard } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { MyIpCheck, WhitelistEntry } from '@admissions/contracts';
import { formatMoment, PROVISIONAL_MINUTES } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { useProven } from '../../lib/use-proven.tsx';
import { IpForm } from './ip-form.tsx';
import type { IpValues } from './ip-values.ts';
import { toIpValues, toIpWrite } from './ip-values.ts';
import { TEXTS } from './texts.ts';
import { createWhitelistApi } from './whitelist.ts';

const LIST = '/admin/account/ip_list';

/** One address of the list; a change that would shut out its editor is refused at its field. */
export function IpEditor({ loaded, mine }: { loaded: WhitelistEntry; mine: MyIpCheck }) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const navigate = useNavigate();
  const [isTrial, setTrial] = useState(false);
  const [isTried, setTried] = useState(false);
  const { proven, dialog } = useProven();
  const form = useEntryForm({
    loaded,
    toValues: toIpValues,
    save: (values: IpValues, { id, revision }: WhitelistEntry) =>
      proven(() =>
        createWhitelistApi(api()).edit(id, {
          ...toIpWrite(values),
          revision,
          provisional: isTrial,
        }),
      ),
  });
  const { entry } = form;
  useUnsavedGuard(form.isDirty, async () => (await save()) && !isTrial);
  // What is being tried out is kept or undone at the list.
  useEffect(() => {
    if (isTried) void navigate(LIST);
  }, [isTried, navigate]);
  function valueText(field: keyof IpValues): string {
    if (field !== 'expiresAt') return entry[field];
    return entry.expiresAt ? formatMoment(entry.expiresAt) : t(TEXTS.ip.never);
  }
  async function save() {
    const isSaved = (await form.submit()) === 'saved';
    if (isSaved)
      toast(
        isTrial
          ? t(TEXTS.ip.triedOut, { minutes: PROVISIONAL_MINUTES })
          : t(TEXTS.ip.saved, { ip: form.values.ip }),
        'success',
      );
    setTried(isSaved && isTrial);
    return isSaved;
  }
  return (
    <>
      <PageHeader
        title={t(TEXTS.ip.editTitle, { ip: entry.ip })}
        back={{ to: LIST, label: t(TEXTS.ip.back) }}
      />
      <IpForm
        values={form.values}
        mine={mine}
        errors={form.errors}
        failure={form.failure}
        isSaving={form.isSaving}
        canSave={form.isDirty}
        isTrial={isTrial}
        onTrial={setTrial}
        notice={
          form.conflicts && (
            <ConflictNotice
              title={t(SHARED_TEXTS.conflict.title)}
              text={t(SHARED_TEXTS.conflict.text)}
              lines={form.conflicts.map((field) => ({
                field,
                text: t(SHARED_TEXTS.conflict.theirs, {
                  field: t(TEXTS.ip[field]),
                  value: valueText(field),
                }),
              }))}
            />
          )
        }
        onChange={form.change}
        onRefuse={form.setErrors}
        onSave={save}
      />
      {dialog}
    </>
  );
}
