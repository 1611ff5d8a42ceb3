import { Alert, Button } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { OwnPassword } from '@admissions/protocol';
import {
  type AdoptionOutcome,
  type ChannelChange,
  RELEASE_ADMIN_PATHS,
} from '@admissions/protocol/releases';
import { type Translate, useMessage, useToast } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { PasswordDialog } from '../../lib/password-form.tsx';
import styles from './change-dialog.module.css';
import { countErrors, hasManyErrors } from './count-errors.ts';
import type { RemoteOverview } from './describe-remotes.ts';
import { TEXTS } from './texts.ts';

/** With every change of what runs. */
interface ChangeProof extends OwnPassword {
  reason: string;
}
type ChangeKind = keyof typeof TEXTS.changes;
/** Resolves to the shells' adoption, or to null if the dialog does not show it. */
type RunChange = (
  overview: RemoteOverview,
  version: string,
  proof: ChangeProof,
) => Promise<ChannelChange | null>;

/** Longer than the 20 seconds for which the API waits for the shells. */
const WAITING = { timeout: 40_000 };
const activate: RunChange = ({ remote }, version, proof) =>
  api().put(RELEASE_ADMIN_PATHS.channel(remote, 'stable'), { version, ...proof }, WAITING);
const pin =
  (isPinned: boolean): RunChange =>
  async ({ remote }, _version, proof) => {
    await api().put(RELEASE_ADMIN_PATHS.pin(remote), { isPinned, ...proof });
    return null;
  };
const RUN: Record<ChangeKind, RunChange> = {
  // Another operator may change it while this page is open.
  rollBack: ({ remote, version: from }, version, proof) =>
    api().post(
      RELEASE_ADMIN_PATHS.rollback(remote),
      { from: from ?? undefined, version, ...proof },
      WAITING,
    ),
  use: activate,
  promote: activate,
  async stop({ remote }, version, proof) {
    const path = RELEASE_ADMIN_PATHS.channel(remote, 'canary');
    await api().put(path, { version, percent: 0, ...proof }, WAITING);
    return null;
  },
  pin: pin(true),
  unpin: pin(false),
};

/** A change of a remote that needs a confirmation and a reason. */
interface ProposedChange {
  kind: ChangeKind;
  overview: RemoteOverview;
  version: string;
}
export type ProposeChange = (kind: ChangeKind, overview: RemoteOverview, version: string) => void;

/** Operators' changes, each confirmed first; the page reloads when the dialog closes. */
export function useReleaseChanges() {
  const [proposed, setProposed] = useState<ProposedChange | null>(null);
  const propose: ProposeChange = (kind, overview, version) =>
    setProposed({ kind, overview, version });
  const dialog = <ChangeDialog proposed={proposed} onClose={() => setProposed(null)} />;
  return { propose, dialog };
}

// Suggests the figures as the reason, to save time in an emergency.
function suggestReason({ version, figures }: RemoteOverview, t: Translate) {
  const current = figures.find((release) => release.version === version);
  const errors = current && countErrors(current);
  return errors && hasManyErrors(errors)
    ? t(TEXTS.change.errors, { version: version ?? '', count: errors.count })
    : '';
}

interface DialogProps {
  proposed: ProposedChange | null;
  onClose: () => void;
}
/** Confirms a change with a reason, and lists the servers that adopted it. */
function ChangeDialog({ proposed, onClose }: DialogProps) {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  // A change may end after its dialog was closed and another one opened.
  const [adoption, setAdoption] = useState<{
    proposed: ProposedChange;
    outcome: AdoptionOutcome;
  } | null>(null);
  const outcome = adoption?.proposed === proposed ? adoption.outcome : null;
  function close() {
    onClose();
    void revalidate();
  }
  if (!proposed) return <PasswordDialog title={undefined} form={null} onClose={close} />;
  const { kind, overview, version } = proposed;
  const texts = TEXTS.changes[kind];
  const params = { remote: overview.remote, version, current: overview.version ?? '' };
  const endsPin = overview.pin !== null && RUN[kind] === activate;
  const effects = [...texts.effects, ...(endsPin ? [TEXTS.change.unpins] : [])];
  async function change(proof: ChangeProof) {
    const result = await RUN[kind](overview, version, proof);
    toast(t(texts.done, params), 'success');
    if (result && proposed) setAdoption({ proposed, outcome: result.shells });
    else close();
  }
  return (
    <PasswordDialog
      title={t(outcome ? texts.done : texts.title, params)}
      form={
        outcome
          ? null
          : {
              message: (
                <ul className={styles.effects}>
                  {effects.map((effect) => (
                    <li key={effect.en}>{t(effect, params)}</li>
                  ))}
                </ul>
              ),
              text: {
                name: 'reason',
                label: TEXTS.change.reason,
                hint: TEXTS.change.reasonHelp,
                maxLength: 200,
                initial: kind === 'rollBack' ? suggestReason(overview, t) : '',
              },
              hint: t(TEXTS.change.proof),
              confirmLabel: t(texts.confirm, params),
              isDangerous: kind === 'rollBack' || kind === 'stop',
              busyNote: t(TEXTS.change.waits),
              run: (currentPassword, reason) => change({ reason, currentPassword }),
            }
      }
      onClose={close}
    >
      {outcome && <Outcome outcome={outcome} onClose={close} />}
    </PasswordDialog>
  );
}

interface OutcomeProps extends Pick<DialogProps, 'onClose'> {
  outcome: AdoptionOutcome;
}
function Outcome({ outcome: { adopted, refused, silent }, onClose }: OutcomeProps) {
  const t = useMessage();
  const isWhole = refused.length + silent.length === 0;
  const params = { count: adopted.length, shells: t.join(adopted) };
  const isNobody = isWhole && adopted.length === 0;
  return (
    <div className={styles.form}>
      <div className={styles.outcome} role="status">
        {adopted.length > 0 && (
          <Alert
            type="success"
            showIcon
            title={t(isWhole ? TEXTS.outcome.all : TEXTS.outcome.adopted, params)}
          />
        )}
        {isNobody && <Alert showIcon title={t(TEXTS.outcome.nobody)} />}
        {refused.map((refusal) => (
          <Alert
            key={refusal.shell}
            type="error"
            showIcon
            title={t(TEXTS.outcome.refused, { ...refusal })}
          />
        ))}
        {silent.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t(TEXTS.outcome.silent, { shells: t.join(silent) })}
          />
        )}
      </div>
      <div className="wrap end">
        <Button type="primary" autoFocus onClick={onClose}>
          {t(TEXTS.change.close)}
        </Button>
      </div>
    </div>
  );
}
