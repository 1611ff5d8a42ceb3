import { PageHeader, useEntryForm, useUnsavedGuard } from '@admissions/admin-ui';
import { api, apiContext } from '@admissions/api-client';
import type { MyIpCheck } from '@admissions/contracts';
import { PROVISIONAL_MINUTES } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { useProven } from '../../lib/use-proven.tsx';
import { IpForm } from './ip-form.tsx';
import { NEW_IP, toIpWrite } from './ip-values.ts';
import { TEXTS } from './texts.ts';
import { createWhitelistApi } from './whitelist.ts';

const LIST = '/admin/account/ip_list';

export async function loader({ context }: LoaderFunctionArgs): Promise<MyIpCheck> {
  return createWhitelistApi(context.get(apiContext)).mine();
}

/** A new address. */
export function Component() {
  const t = useMessage();
  const mine = useLoaderData<MyIpCheck>();
  const navigate = useNavigate();
  const toast = useAppStore((state) => state.toast);
  const [isDone, setDone] = useState(false);
  const [isTrial, setTrial] = useState(false);
  const { proven, dialog } = useProven();
  const form = useEntryForm({
    loaded: { ...NEW_IP, revision: 0 },
    toValues: ({ revision: _, ...values }) => values,
    async save(values) {
      const { ip } = await proven(() =>
        createWhitelistApi(api()).add({ ...toIpWrite(values), provisional: isTrial }),
      );
      toast(
        isTrial
          ? t(TEXTS.ip.triedOut, { minutes: PROVISIONAL_MINUTES })
          : t(TEXTS.ip.saved, { ip }),
        'success',
      );
      return { ...values, revision: 0 };
    },
  });
  useUnsavedGuard(form.isDirty && !isDone, saveToLeave);
  // Once the page knows that nothing is left to save here.
  useEffect(() => {
    if (isDone) void navigate(LIST);
  }, [isDone, navigate]);

  async function save() {
    const isSaved = (await form.submit()) === 'saved';
    setDone(isSaved);
    return isSaved;
  }
  async function saveToLeave(): Promise<boolean> {
    if (!isTrial) return (await form.submit()) === 'saved';
    // What is being tried out is kept or undone at the list: that is where one goes first.
    await save();
    return false;
  }
  return (
    <>
      <PageHeader title={t(TEXTS.ip.addTitle)} back={{ to: LIST, label: t(TEXTS.ip.back) }} />
      <IpForm
        values={form.values}
        mine={mine}
        errors={form.errors}
        failure={form.failure}
        isSaving={form.isSaving}
        canSave
        isTrial={isTrial}
        onTrial={setTrial}
        onChange={form.change}
        onRefuse={form.setErrors}
        onSave={save}
      />
      {dialog}
    </>
  );
}
