import { Button } from '@admissions/admin-ui';
import { api, errorMessage } from '@admissions/api-client';
import { joinLabel } from '@admissions/model';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import type { Secret } from '../../lib/secret-dialog.tsx';
import { SecretDialog } from '../../lib/secret-dialog.tsx';
import { createReleasesApi } from './releases.ts';
import { TEXTS } from './texts.ts';

/** Creates a link with which testers open a release that is not in force. */
export function PreviewLinkButton({ remote, version }: { remote: string; version: string }) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const [secret, setSecret] = useState<Secret | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function create() {
    setBusy(true);
    try {
      const { path } = await createReleasesApi(api()).createLink(remote, version);
      setSecret({
        title: t(TEXTS.releases.linkOf, { version }),
        text: t(TEXTS.releases.linkText),
        owner: { label: t(TEXTS.list.remote), value: remote },
        label: t(TEXTS.releases.link),
        value: new URL(path, location.origin).href,
        copyLabel: t(TEXTS.releases.copyLink),
        copyFailed: t(TEXTS.releases.copyFailed),
        closeLabel: t(TEXTS.change.close),
      });
    } catch (error) {
      toast(errorMessage(error, t), 'error');
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button
        size="small"
        loading={isBusy}
        aria-label={joinLabel(t(TEXTS.releases.link), version, t.locale)}
        onClick={() => void create()}
      >
        {t(TEXTS.releases.link)}
      </Button>
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
