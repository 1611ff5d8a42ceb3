import {
  ActionMenu,
  Alert,
  Button,
  DateInput,
  FormField,
  fromTaipeiInput,
  Modal,
  PageHeader,
  Panel,
  PreviewNotice,
  ReviewRequestForm,
  toTaipeiInput,
  useReviews,
  WordsField,
} from '@admissions/admin-ui';
import { formatMoment } from '@admissions/model';
import {
  ADMIN_BUNDLES,
  BUNDLE_NAME_MAX,
  type Bundle,
  type BundleItem,
  type BundleItemState,
} from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { BundleItems } from './bundle-items.tsx';
import { TEXTS } from './texts.ts';
import { useBundleActions } from './use-bundle-actions.ts';

type Actions = ReturnType<typeof useBundleActions>;
interface PartProps {
  bundle: Bundle;
  actions: Actions;
}

interface AskColleagueProps {
  subject: BundleItem;
  actions: Actions;
}
/** States that refuse the publication. */
const BLOCKING: readonly BundleItemState[] = ['conflict', 'refused', 'right', 'approval', 'gone'];

/** No version is shown here: the colleague answers for the bundle, or in the form. */
const UNSEEN = { version: null, revision: null };

/** One bundle: its entries, its time, and what can be done with all of it. */
export function BundleView({ bundle }: { bundle: Bundle }) {
  const t = useMessage();
  const actions = useBundleActions(bundle);
  const { isBusy } = actions;
  const { name, items, published } = bundle;
  const waiting = items.filter(({ state }) => state === 'approval');
  const [first] = waiting;
  const blocked = items.filter(({ state }) => BLOCKING.includes(state)).length;
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: ADMIN_BUNDLES, label: t(TEXTS.back) }}
        note={
          published
            ? t(TEXTS.published, { name: published.by, time: formatMoment(published.at) })
            : t(blocked > 0 ? TEXTS.blocked : TEXTS.open, { count: blocked })
        }
        actions={<Buttons isBlocked={blocked > 0} bundle={bundle} actions={actions} />}
      />
      {actions.link && <PreviewNotice link={actions.link} onClose={actions.closeLink} />}
      {first && (
        <Alert
          type="warning"
          showIcon
          className="below-m"
          title={t(TEXTS.needsApproval, { count: waiting.length })}
          action={
            <Button size="small" disabled={isBusy} onClick={() => void actions.approve()}>
              {t(TEXTS.approve)}
            </Button>
          }
          description={<AskColleague subject={first} actions={actions} />}
        />
      )}
      {!published && <SchedulePanel bundle={bundle} actions={actions} />}
      <BundleItems
        items={items}
        findings={actions.findings}
        isBusy={isBusy}
        onRemove={published ? null : (item) => void actions.remove(item)}
      />
    </>
  );
}

/** Requests the approval of the waiting items, from an editor of the first one. */
function AskColleague({ subject: { kind, entryId }, actions }: AskColleagueProps) {
  const t = useMessage();
  const me = useAppStore((state) => state.session?.user.info.id ?? 0);
  const [isRequesting, setRequesting] = useState(false);
  const reviews = useReviews({ isOn: true, kind, entryId, seen: UNSEEN });
  const requests = (reviews.thread?.reviews ?? []).filter(({ state }) => state === 'waiting');
  const names = t.join(requests.map(({ of }) => of.name));
  return (
    <>
      {names && <p>{t(TEXTS.requested, { names })}</p>}
      <ReviewRequestForm
        me={me}
        isAgain={requests.length > 0}
        isApprovalMissing={false}
        isRequesting={isRequesting}
        onRequest={async () => setRequesting(true)}
        onRequestEnd={() => setRequesting(false)}
        onSaveDraft={async () => true}
        reviews={{
          ...reviews,
          isBusy: actions.isBusy,
          requestReview: (of, note) => actions.ask(of, note).finally(reviews.reload),
        }}
      />
    </>
  );
}

function Buttons({
  bundle: { name, items, published },
  actions,
  isBlocked,
}: PartProps & { isBlocked: boolean }) {
  const t = useMessage();
  const [newName, setNewName] = useState<string | null>(null);
  const isEmpty = items.length === 0;
  const { isBusy } = actions;
  return (
    <>
      {published ? (
        <Button disabled={isBusy || isEmpty} onClick={actions.undo}>
          {t(TEXTS.undo)}
        </Button>
      ) : (
        <>
          <Button disabled={isBusy || isEmpty} onClick={() => void actions.preview()}>
            {t(TEXTS.preview)}
          </Button>
          <Button disabled={isBusy || isEmpty} onClick={() => void actions.check()}>
            {t(TEXTS.check)}
          </Button>
          <Button
            type="primary"
            disabled={isBusy || isEmpty || isBlocked}
            onClick={actions.publish}
          >
            {t(TEXTS.publish)}
          </Button>
        </>
      )}
      <ActionMenu
        label={t(TEXTS.more)}
        items={[
          { key: 'rename', label: t(TEXTS.rename), onClick: () => setNewName(name) },
          { key: 'delete', label: t(TEXTS.delete), danger: true, onClick: actions.delete },
        ]}
      />
      <Modal
        open={newName !== null}
        title={t(TEXTS.rename)}
        okText={t('common.save')}
        okButtonProps={{ disabled: isBusy || newName?.trim() === '' }}
        onOk={() => void actions.rename(newName ?? '').then((isDone) => isDone && setNewName(null))}
        onCancel={() => setNewName(null)}
      >
        <WordsField
          label={TEXTS.name}
          maxLength={BUNDLE_NAME_MAX}
          value={newName ?? ''}
          onChange={setNewName}
        />
      </Modal>
    </>
  );
}

function SchedulePanel({ bundle: { schedule, items }, actions }: PartProps) {
  const t = useMessage();
  const [text, setText] = useState(toTaipeiInput(schedule?.at));
  const [error, setError] = useState<string | undefined>();
  async function send() {
    const at = fromTaipeiInput(text);
    setError(at ? await actions.schedule(at) : t(TEXTS.noTime));
  }
  return (
    <div className="below-m">
      <Panel>
        {schedule && (
          <Alert
            type={schedule.isFailed ? 'error' : 'warning'}
            showIcon
            className="below-m"
            title={t(schedule.isFailed ? TEXTS.failedWhy : TEXTS.isDue, {
              time: formatMoment(schedule.at),
              name: schedule.by,
            })}
            action={
              <Button
                size="small"
                disabled={actions.isBusy}
                onClick={() => void actions.schedule(null)}
              >
                {t(TEXTS.unschedule)}
              </Button>
            }
          />
        )}
        <FormField label={TEXTS.time} hint={TEXTS.taipei} error={error}>
          {(control) => (
            <span className="wrap">
              <DateInput {...control} hasTime value={text} onChange={setText} />
              <Button disabled={actions.isBusy || items.length === 0} onClick={() => void send()}>
                {t(TEXTS.schedule)}
              </Button>
            </span>
          )}
        </FormField>
      </Panel>
    </div>
  );
}
