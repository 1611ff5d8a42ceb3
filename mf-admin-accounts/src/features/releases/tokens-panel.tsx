import { Button, Panel } from '@admissions/admin-ui';
import { api, errorMessage } from '@admissions/api-client';
import { formatMoment, joinLabel, LIST_SEPARATOR, PART_SEPARATOR } from '@admissions/model';
import type { DeployToken, NewDeployToken } from '@admissions/protocol/releases';
import { DEPLOY_SCOPES } from '@admissions/protocol/releases';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Chip } from '../../lib/chip.tsx';
import { SecretDialog } from '../../lib/secret-dialog.tsx';
import styles from './release-detail.module.css';
import { createReleasesApi } from './releases.ts';
import { TEXTS } from './texts.ts';
import { TokenDialog } from './token-dialog.tsx';

export function TokensPanel({
  remote,
  tokens,
  hasOwner,
}: {
  remote: string;
  tokens: readonly DeployToken[];
  hasOwner: boolean;
}) {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const toast = useAppStore((state) => state.toast);
  const openConfirm = useAppStore((state) => state.openConfirm);
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<NewDeployToken | null>(null);

  async function revoke({ id, name }: DeployToken) {
    try {
      await createReleasesApi(api()).revokeToken(remote, id);
      toast(t(TEXTS.token.revokeDone, { name }), 'success');
    } catch (error) {
      toast(errorMessage(error, t), 'error');
    }
    await revalidate();
  }
  const confirmRevocation = (token: DeployToken) =>
    openConfirm({
      title: t(TEXTS.token.revokeTitle, { name: token.name }),
      message: t(TEXTS.token.revokeText),
      confirmLabel: t(TEXTS.token.revoke),
      isDangerous: true,
      onConfirm: () => void revoke(token),
    });
  return (
    <Panel title={t(TEXTS.token.title)}>
      <p className={styles.help}>{t(TEXTS.token.help)}</p>
      {tokens.length === 0 ? (
        <p className={styles.none}>{t(hasOwner ? TEXTS.token.none : TEXTS.token.needsOwner)}</p>
      ) : (
        <ul className={styles.tokens}>
          {tokens.map((token) => (
            <li key={token.id} className="split middle-row rule">
              <TokenLine token={token} onRevoke={confirmRevocation} />
            </li>
          ))}
        </ul>
      )}
      <Button disabled={!hasOwner} onClick={() => setAdding(true)}>
        {t(TEXTS.token.add)}
      </Button>
      <TokenDialog
        remote={remote}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onCreated={(token) => {
          setAdding(false);
          setCreated(token);
          void revalidate();
        }}
      />
      <SecretDialog
        secret={
          created && {
            title: t(TEXTS.token.onceTitle, { name: created.name }),
            text: t(TEXTS.token.onceText),
            owner: { label: t(TEXTS.list.remote), value: remote },
            label: t(TEXTS.token.value),
            value: created.token,
            copyLabel: t(TEXTS.token.copy),
            copyFailed: t(TEXTS.token.copyFailed),
            closeLabel: t(TEXTS.token.onceClose),
          }
        }
        onClose={() => setCreated(null)}
      />
    </Panel>
  );
}

function TokenLine({
  token,
  onRevoke,
}: {
  token: DeployToken;
  onRevoke: (token: DeployToken) => void;
}) {
  const t = useMessage();
  const { name, scopes, expiresAt, createdAt, createdBy, lastUsedAt } = token;
  const ended = describeEnd(token);
  const used = lastUsedAt
    ? t(TEXTS.token.used, { moment: formatMoment(lastUsedAt) })
    : t(TEXTS.token.unused);
  return (
    <>
      <div>
        <strong>{name}</strong>
        <div className="faint tiny">
          {t(TEXTS.token.created, { moment: formatMoment(createdAt), by: createdBy })}
          {t(PART_SEPARATOR)}
          {used}
          {expiresAt &&
            !ended &&
            t(PART_SEPARATOR) + t(TEXTS.token.until, { moment: formatMoment(expiresAt) })}
          {scopes.length < DEPLOY_SCOPES.length &&
            t(PART_SEPARATOR) +
              scopes.map((scope) => t(TEXTS.token[scope])).join(t(LIST_SEPARATOR))}
        </div>
      </div>
      {ended ? (
        <Chip>{t(ended.text, { moment: formatMoment(ended.at) })}</Chip>
      ) : (
        <Button
          size="small"
          danger
          aria-label={joinLabel(t(TEXTS.token.revoke), name, t.locale)}
          onClick={() => onRevoke(token)}
        >
          {t(TEXTS.token.revoke)}
        </Button>
      )}
    </>
  );
}

function describeEnd({ revokedAt, expiresAt }: DeployToken) {
  if (revokedAt) return { at: revokedAt, text: TEXTS.token.revoked };
  if (expiresAt && Date.parse(expiresAt) <= Date.now())
    return { at: expiresAt, text: TEXTS.token.expired };
  return null;
}
