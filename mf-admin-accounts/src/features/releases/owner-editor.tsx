import {
  Alert,
  Button,
  FormField,
  Input,
  PageHeader,
  Panel,
  useEntryForm,
  useSaveShortcut,
  useUnsavedGuard,
} from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { RemoteOwner } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { OwnPasswordField } from '../../lib/own-password-field.tsx';
import { releaseOwnerHelp } from '../../lib/screen-help.ts';
import { useFirstErrorFocus } from '../../lib/use-first-error-focus.ts';
import styles from './owner-editor.module.css';
import type { OwnerValues } from './owner-values.ts';
import { gatherPrefixErrors, isRemoteName, toOwnerValues, toOwnerWrite } from './owner-values.ts';
import { createReleasesApi } from './releases.ts';
import { TEXTS } from './texts.ts';

const LIST = '/admin/account/releases';

/** Whose a remote and its paths are, and with which key its releases are signed; a new remote is named first. */
export function OwnerEditor({
  name,
  owner,
  taken,
}: {
  /** Empty: one that is not registered yet. */
  name: string;
  owner: RemoteOwner | null;
  /** The remotes that there are: none of them is registered anew. */
  taken: readonly string[];
}) {
  const t = useMessage();
  const navigate = useNavigate();
  const toast = useAppStore((state) => state.toast);
  const element = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(element);
  const isNew = name === '';
  const [password, setPassword] = useState('');
  const [savedName, setSavedName] = useState<string | null>(null);
  const form = useEntryForm({
    loaded: { ...toOwnerValues(name, owner), revision: 0 },
    toValues: ({ revision: _, ...values }) => values,
    async save(values) {
      const { team } = await createReleasesApi(api()).saveOwner(values.name, {
        ...toOwnerWrite(values, owner),
        currentPassword: password,
      });
      toast(t(TEXTS.owner.saved, { team }), 'success');
      return { ...values, revision: 0 };
    },
  });
  const { values, errors, failure } = form;
  useUnsavedGuard(form.isDirty && savedName === null, async () => {
    const isSaved = await submit();
    if (!isSaved) focusFirstError();
    return isSaved;
  });
  // Once the page knows that nothing is left to save here.
  useEffect(() => {
    if (savedName !== null) void navigate(`/admin/account/release?name=${savedName}`);
  }, [savedName, navigate]);
  const set = (part: Partial<OwnerValues>) => form.change({ ...values, ...part });

  async function submit(): Promise<boolean> {
    if (!isRemoteName(values.name)) form.setErrors({ name: [t(TEXTS.owner.badName)] });
    else if (isNew && taken.includes(values.name)) form.setErrors({ name: [t(TEXTS.owner.taken)] });
    else return (await form.submit()) === 'saved';
    return false;
  }
  async function save() {
    if (await submit()) setSavedName(values.name);
    else focusFirstError();
  }
  useSaveShortcut(() => void save());
  const prefixErrors = gatherPrefixErrors(errors, values.prefixes, t.locale);
  return (
    <>
      <PageHeader
        title={isNew ? t(TEXTS.list.register) : `${name} ${t(TEXTS.owner.title)}`}
        note={isNew && t(TEXTS.owner.registerText)}
        help={releaseOwnerHelp(t)}
        back={
          isNew
            ? { to: LIST, label: t(TEXTS.list.back) }
            : { to: `/admin/account/release?name=${name}`, label: name }
        }
      />
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {failure !== null && Object.keys(errors).length === 0 && (
          <Alert type="error" showIcon role="alert" title={failure} />
        )}
        <Panel>
          {isNew && (
            <FormField
              label={t(TEXTS.owner.name)}
              hint={t(TEXTS.owner.nameHelp)}
              error={errors.name?.join(' ')}
              isRequired
            >
              {(control) => (
                <Input
                  {...control}
                  name="name"
                  value={values.name}
                  maxLength={60}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => set({ name: target.value })}
                />
              )}
            </FormField>
          )}
          <FormField
            label={t(TEXTS.owner.team)}
            hint={t(TEXTS.owner.teamHelp)}
            error={errors.team?.join(' ')}
            isRequired
          >
            {(control) => (
              <Input
                {...control}
                name="team"
                value={values.team}
                maxLength={80}
                autoComplete="off"
                onChange={({ target }) => set({ team: target.value })}
              />
            )}
          </FormField>
          <FormField
            label={t(TEXTS.owner.prefixes)}
            hint={t(TEXTS.owner.prefixesHelp)}
            error={prefixErrors.length > 0 ? prefixErrors.join(' ') : undefined}
          >
            {(control) => (
              <Input.TextArea
                {...control}
                name="prefixes"
                value={values.prefixes}
                autoSize={{ minRows: 3, maxRows: 12 }}
                spellCheck={false}
                onChange={({ target }) => set({ prefixes: target.value })}
              />
            )}
          </FormField>
          <FormField
            label={t(TEXTS.owner.key)}
            hint={t(TEXTS.owner.keyHelp)}
            error={errors.publicKey?.join(' ')}
          >
            {(control) => (
              <Input
                {...control}
                name="publicKey"
                value={values.publicKey}
                maxLength={60}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => set({ publicKey: target.value })}
              />
            )}
          </FormField>
          <OwnPasswordField
            value={password}
            hint={t(TEXTS.owner.proof)}
            errors={errors.currentPassword}
            onChange={(next) => {
              setPassword(next);
              form.setErrors(({ currentPassword: _, ...others }) => others);
            }}
          />
        </Panel>
        <div className={styles.bar}>
          <Button
            type="primary"
            htmlType="submit"
            loading={form.isSaving}
            disabled={!form.isDirty || password === ''}
          >
            {t('common.save')}
          </Button>
        </div>
      </form>
    </>
  );
}
