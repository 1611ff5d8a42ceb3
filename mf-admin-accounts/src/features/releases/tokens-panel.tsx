import { Button, FormField, Panel, RadioGroup, useChange } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { formatMoment, joinLabel, LIST_SEPARATOR, PART_SEPARATOR } from '@admissions/model';
import {
  DEPLOY_SCOPES,
  type DeployScope,
  type DeployToken,
  type NewDeployToken,
  RELEASE_ADMIN_PATHS,
  type RemoteRecord,
} from '@admissions/protocol/releases';
import { useConfirm, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Chip } from '../../lib/chip.tsx';
import { PasswordDialog } from '../../lib/password-form.tsx';
import { SecretDialog } from '../../lib/secret-dialog.tsx';
import { describeActor } from './describe-remotes.ts';
import styles from './release-detail.module.css';
import { TEXTS } from './texts.ts';

type TokensPanelProps = Pick<RemoteRecord, 'remote' | 'tokens' | 'owner'>;
export function TokensPanel({ remote, tokens, owner }: TokensPanelProps) {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const { change } = useChange();
  const openConfirm = useConfirm();
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<NewDeployToken | null>(null);

  const confirmRevocation = ({ id, name }: DeployToken) =>
    openConfirm({
      title: t(TEXTS.token.revokeTitle, { name }),
      message: t(TEXTS.token.revokeText),
      confirmLabel: t(TEXTS.token.revoke),
      isDangerous: true,
      onConfirm: () =>
        void change(
          () => api().delete(RELEASE_ADMIN_PATHS.revokeToken(remote, id)),
          t(TEXTS.token.revokeDone, { name }),
        ),
    });
  return (
    <Panel title={TEXTS.token.title}>
      <p className="faint mini below-s">{t(TEXTS.token.help)}</p>
      {tokens.length === 0 ? (
        <p className="faint below-m">{t(owner ? TEXTS.token.none : TEXTS.token.needsOwner)}</p>
      ) : (
        <ul className={styles.tokens}>
          {tokens.map((token) => (
            <li key={token.id} className="split middle-row rule">
              <TokenLine token={token} onRevoke={confirmRevocation} />
            </li>
          ))}
        </ul>
      )}
      <Button disabled={!owner} onClick={() => setAdding(true)}>
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
            title: t(TEXTS.newToken.title, { name: created.name }),
            owner: { label: t(TEXTS.list.remote), value: remote },
            value: created.token,
            texts: TEXTS.newToken,
          }
        }
        onClose={() => setCreated(null)}
      />
    </Panel>
  );
}

interface TokenLineProps {
  token: DeployToken;
  onRevoke: (token: DeployToken) => void;
}
function TokenLine({ token, onRevoke }: TokenLineProps) {
  const t = useMessage();
  const { name, scopes, expiresAt, createdAt, createdBy, lastUsedAt } = token;
  const ended = describeEnd(token);
  const used = lastUsedAt
    ? t(TEXTS.token.used, { moment: formatMoment(lastUsedAt) })
    : t(TEXTS.token.unused);
  return (
    <>
      <div>
        <strong>{describeActor(name, t)}</strong>
        <div className="faint tiny">
          {t(TEXTS.token.created, {
            moment: formatMoment(createdAt),
            by: describeActor(createdBy, t),
          })}
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

const DAY_MS = 24 * 3_600_000;
/** In days; 0: no end. */
const LIFETIMES = [
  { value: 90, label: TEXTS.token.days },
  { value: 365, label: TEXTS.token.year },
  { value: 0, label: TEXTS.token.unlimited },
];
const SCOPES = [
  { value: 'all' as const, label: TEXTS.token.everything },
  ...DEPLOY_SCOPES.map((value) => ({ value, label: TEXTS.token[value] })),
];

interface TokenDialogProps {
  remote: string;
  isOpen: boolean;
  onClose: () => void;
  onCreated: (token: NewDeployToken) => void;
}
function TokenDialog({ remote, isOpen, onClose, onCreated }: TokenDialogProps) {
  const t = useMessage();
  const [lifetime, setLifetime] = useState(365);
  const [scope, setScope] = useState<DeployScope | 'all'>('all');
  async function create(currentPassword: string, name: string) {
    const token = await api().post<NewDeployToken>(RELEASE_ADMIN_PATHS.addToken(remote), {
      name,
      currentPassword,
      expiresAt: lifetime ? new Date(Date.now() + lifetime * DAY_MS).toISOString() : null,
      ...(scope !== 'all' && { scopes: [scope] }),
    });
    onCreated(token);
  }
  return (
    <PasswordDialog
      title={t(TEXTS.token.add)}
      form={
        isOpen
          ? {
              text: {
                name: 'name',
                label: TEXTS.token.name,
                hint: TEXTS.token.nameHelp,
                maxLength: 80,
              },
              moreFields: (
                <>
                  <FormField label={TEXTS.token.lifetime} isGroup>
                    {() => (
                      <RadioGroup
                        value={lifetime}
                        onChange={({ target }) => setLifetime(target.value)}
                        options={LIFETIMES.map(({ value, label }) => ({ value, label: t(label) }))}
                      />
                    )}
                  </FormField>
                  <FormField label={TEXTS.token.scope} isGroup>
                    {() => (
                      <RadioGroup
                        value={scope}
                        onChange={({ target }) => setScope(target.value)}
                        options={SCOPES.map(({ value, label }) => ({ value, label: t(label) }))}
                      />
                    )}
                  </FormField>
                </>
              ),
              hint: t(TEXTS.token.proof),
              confirmLabel: t(TEXTS.token.add),
              run: create,
            }
          : null
      }
      onClose={onClose}
    />
  );
}
