import { PageHeader, Panel, WordsField } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { FieldErrors } from '@admissions/model';
import { RELEASE_ADMIN_PATHS, type RemoteOwner } from '@admissions/protocol/releases';
import { useMessage, useToast } from '@admissions/store';
import type { ComponentProps } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { CurrentPasswordField } from '../../lib/password-form.tsx';
import { SavedForm, useSavedForm } from '../../lib/saved-form.tsx';
import { releaseOwnerHelp } from '../../lib/screen-help.ts';
import { TextField } from '../../lib/text-field.tsx';
import styles from './owner-editor.module.css';
import { gatherPrefixErrors, isRemoteName, toOwnerValues, toOwnerWrite } from './owner-values.ts';
import { LIST_PATH, type LoadedReleases } from './releases.ts';
import { UnknownRemote } from './remote-state.tsx';
import { TEXTS } from './texts.ts';

export { loadReleases as loader } from './releases.ts';

export function Component() {
  const { records } = useLoaderData<LoadedReleases>();
  const [search] = useSearchParams();
  const name = search.get('name') ?? '';
  const record = records.find(({ remote }) => remote === name);
  if (name !== '' && !record) return <UnknownRemote />;
  return (
    <OwnerEditor
      key={name}
      name={name}
      owner={record?.owner ?? null}
      registeredNames={records.map(({ remote }) => remote)}
    />
  );
}

interface OwnerEditorProps {
  /** Empty for a remote that is not registered yet. */
  name: string;
  owner: RemoteOwner | null;
  registeredNames: readonly string[];
}
/** Edits the team and paths of a remote. */
function OwnerEditor({ name, owner, registeredNames }: OwnerEditorProps) {
  const t = useMessage();
  const toast = useToast();
  const isNew = name === '';
  const form = useSavedForm({
    loaded: { ...toOwnerValues(name, owner), revision: 0 },
    toValues: ({ revision: _, ...values }) => values,
    check(values): FieldErrors {
      if (!isRemoteName(values.name)) return { name: [t(TEXTS.owner.badName)] };
      return isNew && registeredNames.includes(values.name) ? { name: [t(TEXTS.owner.taken)] } : {};
    },
    async save(values) {
      const { team } = await api().put<RemoteOwner>(
        RELEASE_ADMIN_PATHS.owner(values.name),
        toOwnerWrite(values, owner),
      );
      toast(t(TEXTS.owner.saved, { team }), 'success');
      return { ...values, currentPassword: '', revision: 0 };
    },
    next: (values) => `/admin/account/release?name=${values.name}`,
  });
  return (
    <>
      <PageHeader
        title={isNew ? t(TEXTS.list.register) : `${name} ${t(TEXTS.owner.title)}`}
        note={isNew && t(TEXTS.owner.registerText)}
        help={releaseOwnerHelp}
        back={
          isNew
            ? { to: LIST_PATH, label: t(TEXTS.list.back) }
            : { to: `/admin/account/release?name=${name}`, label: name }
        }
      />
      <SavedForm
        form={form}
        canSave={form.isDirty && form.values.currentPassword !== ''}
        className={styles.form}
      >
        <Panel>
          {isNew && (
            <TextField
              form={form}
              name="name"
              label={TEXTS.owner.name}
              hint={TEXTS.owner.nameHelp}
              isRequired
              maxLength={60}
              spellCheck={false}
            />
          )}
          <TextField
            form={form}
            name="team"
            label={TEXTS.owner.team}
            hint={TEXTS.owner.teamHelp}
            isRequired
            maxLength={80}
          />
          <PrefixesField form={form} />
          <CurrentPasswordField form={form} hint={t(TEXTS.owner.proof)} />
        </Panel>
      </SavedForm>
    </>
  );
}

type PrefixesFieldProps = Pick<ComponentProps<typeof TextField<'prefixes'>>, 'form'>;
function PrefixesField({ form: { values, errors, change } }: PrefixesFieldProps) {
  const t = useMessage();
  const prefixErrors = gatherPrefixErrors(errors, values.prefixes, t.locale);
  return (
    <WordsField
      label={TEXTS.owner.prefixes}
      hint={TEXTS.owner.prefixesHelp}
      error={prefixErrors.length > 0 ? prefixErrors.join(' ') : undefined}
      name="prefixes"
      value={values.prefixes}
      autoSize={{ minRows: 3, maxRows: 12 }}
      spellCheck={false}
      onChange={(prefixes) => change({ prefixes })}
    />
  );
}
