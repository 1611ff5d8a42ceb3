import { momentText, useUnsavedGuard } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { MyIpCheck, WhitelistEntry } from '@admissions/contracts';
import { useAppStore } from '@admissions/store';
import { ConflictNotice } from '../../lib/conflict-notice.tsx';
import type { IpValues } from '../../lib/ip-values.ts';
import { ipValuesOf, ipWriteOf } from '../../lib/ip-values.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useEntryForm } from '../../lib/use-entry-form.ts';
import { useText } from '../../lib/use-text.ts';
import { whitelistOf } from '../../lib/whitelist.ts';
import { IpForm } from './ip-form.tsx';

/** One address of the list; a change that would shut out its editor is refused at its field. */
export function IpEditor({ loaded, mine }: { loaded: WhitelistEntry; mine: MyIpCheck }) {
  const text = useText();
  const toast = useAppStore((state) => state.toast);
  const form = useEntryForm({
    loaded,
    valuesOf: ipValuesOf,
    save: (values: IpValues, { id, revision }: WhitelistEntry) => whitelistOf(api()).edit(id, { ...ipWriteOf(values), revision }),
  });
  const { entry } = form;
  useUnsavedGuard(form.isDirty);
  const theirs = (field: keyof IpValues) => ({
    field: text(`ip.${field}`),
    value: field === 'expiresAt' ? (entry.expiresAt ? momentText(entry.expiresAt) : text('ip.never')) : entry[field],
  });
  async function save() {
    const isSaved = (await form.submit()) === 'saved';
    if (isSaved) toast(text('ip.saved', { ip: form.values.ip }), 'success');
    return isSaved;
  }
  return (
    <>
      <PageHead title={text('ip.editTitle', { ip: entry.ip })} back={{ to: '/admin/account/ip_list', label: text('ip.back') }} />
      <IpForm
        values={form.values}
        mine={mine}
        errors={form.errors}
        failure={form.failure}
        isSaving={form.isSaving}
        canSave={form.isDirty}
        notice={form.conflicts && <ConflictNotice theirs={form.conflicts.map(theirs)} />}
        onChange={form.change}
        onRefuse={form.setErrors}
        onSave={save}
      />
    </>
  );
}
