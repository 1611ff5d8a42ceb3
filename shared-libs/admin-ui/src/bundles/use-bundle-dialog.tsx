import { api } from '@admissions/api-client';
import {
  ADMIN_BUNDLES,
  BUNDLE_NAME_MAX,
  BUNDLE_PATHS,
  type Bundle,
  type ListedBundle,
  type ReviewSubject,
} from '@admissions/protocol/staff';
import { type Translate, tabStorage, useAppStore, useMessage, useToast } from '@admissions/store';
import { Select } from 'antd';
import { useState } from 'react';
import { DateInput } from '../base/date-input.tsx';
import { FormField } from '../base/form-field.tsx';
import { LoadFailure } from '../base/load-failure.tsx';
import { Modal } from '../base/overlays.tsx';
import { fromTaipeiInput } from '../base/taipei-input.ts';
import { useAction } from '../base/use-action.ts';
import { useLoaded } from '../base/use-loaded.ts';
import { WordsField } from '../base/words-field.tsx';
import { TEXTS } from './texts.ts';

/** Value of the choice of a new bundle. */
const FRESH = 0;

interface BundleDialogProps {
  subjects: readonly ReviewSubject[];
  onAdded: () => void;
  onClose: () => void;
}
/** Adds entries to an open bundle, or to a new one. */
function BundleDialog({ subjects, onAdded, onClose }: BundleDialogProps) {
  const t = useMessage();
  const toast = useToast();
  const { isBusy, run } = useAction();
  const [chosen, choose] = useState<number | null>(null);
  const [name, setName] = useState('');
  const [time, setTime] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { data, ...failure } = useLoaded(
    (signal) => api().get<{ list: ListedBundle[] }>(BUNDLE_PATHS.list, { signal }),
    [],
  );
  const open = (data?.list ?? []).filter(({ published }) => published === null);
  const key = useAppStore((state) => `admin.bundle.${state.session?.user.info.id}`);
  const id = chosen ?? open.find((each) => each.id === tabStorage.readJson(key))?.id ?? FRESH;
  async function add(): Promise<void> {
    const at = id === FRESH && fromTaipeiInput(time);
    const isUnnamed = id === FRESH && name.trim() === '';
    setError(isUnnamed ? t(TEXTS.noName) : undefined);
    if (isUnnamed) return;
    await run(async () => {
      const to = id === FRESH ? await api().post<Bundle>(BUNDLE_PATHS.add, { name }) : { id };
      // After a refusal the next attempt uses the bundle that was just created.
      choose(to.id);
      const added = await api().post<Bundle>(BUNDLE_PATHS.addItems(to.id), { items: subjects });
      const link = { href: `${ADMIN_BUNDLES}?id=${added.id}`, label: t(TEXTS.open) };
      tabStorage.write(key, String(added.id));
      toast(describeAdded(added, t), 'success', link);
      if (at) await api().put(BUNDLE_PATHS.schedule(to.id), { at });
      onAdded();
      onClose();
    });
  }
  return (
    <Modal
      open
      title={t(TEXTS.add)}
      okText={t(TEXTS.doAdd)}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: data === null }}
      onOk={() => void add()}
      onCancel={onClose}
    >
      <p>{t(TEXTS.hint)}</p>
      <FormField label={TEXTS.bundle}>
        {(control) => (
          <Select
            {...control}
            className="full"
            loading={data === null && failure.error === null}
            value={id}
            options={[
              ...open.map((each) => ({ value: each.id, label: each.name })),
              { value: FRESH, label: t(TEXTS.fresh) },
            ]}
            onChange={choose}
          />
        )}
      </FormField>
      <LoadFailure {...failure} />
      {id === FRESH && (
        <>
          <WordsField
            label={TEXTS.name}
            hint={TEXTS.nameHint}
            error={error}
            isRequired
            maxLength={BUNDLE_NAME_MAX}
            value={name}
            onChange={setName}
            onPressEnter={() => void add()}
          />
          <FormField label={TEXTS.time}>
            {(control) => <DateInput {...control} hasTime value={time} onChange={setTime} />}
          </FormField>
        </>
      )}
    </Modal>
  );
}

function describeAdded({ name, items }: Bundle, t: Translate) {
  const count = items.filter(({ state }) => !['ready', 'unchanged'].includes(state)).length;
  return t(count > 0 ? TEXTS.blocked : TEXTS.added, { name, count });
}

/** The dialog that adds entries to a bundle, once it is opened with them. */
export function useBundleDialog(onAdded = () => {}) {
  const [subjects, open] = useState<readonly ReviewSubject[] | null>(null);
  const dialog = subjects && (
    <BundleDialog subjects={subjects} onAdded={onAdded} onClose={() => open(null)} />
  );
  return { open, dialog };
}
