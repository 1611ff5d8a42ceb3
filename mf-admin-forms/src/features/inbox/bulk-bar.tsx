import { Button, Select, useChosenEntries } from '@admissions/admin-ui';
import { api, errorMessage, isApiError, isConflict } from '@admissions/api-client';
import {
  type Assignee,
  formPathsOf,
  REVIEW_STATES,
  type ReviewState,
} from '@admissions/protocol/forms';
import { MAX_BULK_ENTRIES } from '@admissions/protocol/staff';
import { useConfirm, useMessage, useToast } from '@admissions/store';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FormScreen, Listed, ReviewPage } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { useAssignees } from '../../lib/use-assignees.ts';
import styles from './bulk-bar.module.css';
import { BulkReplyDialog } from './bulk-reply-dialog.tsx';
import { TEXTS } from './texts.ts';

interface BarProps {
  screen: FormScreen;
  bulk: ReturnType<typeof useBulk>;
  page: ReviewPage;
}
export function BulkBar({ screen, bulk, page: { list, total, canReply } }: BarProps) {
  const { chosen, isBusy } = bulk;
  const t = useMessage();
  const id = useId();
  const assignees = useAssignees(null);
  const [state, setState] = useState<ReviewState>('contacted');
  const [isWriting, setWriting] = useState(false);
  const isWholePage = chosen.length === list.length && list.length < total;
  return (
    <div className={styles.bar}>
      <strong role="status">{t(TEXTS.bulk.selected, { count: chosen.length })}</strong>
      {isWholePage && total <= MAX_BULK_ENTRIES && (
        <Button size="small" onClick={() => void bulk.chooseWhole()}>
          {t(TEXTS.bulk.chooseWhole, { count: total })}
        </Button>
      )}
      <label htmlFor={id}>{t(TEXTS.bulk.state)}</label>
      <Select
        id={id}
        className={styles.state}
        value={state}
        options={REVIEW_STATES.map((each) => ({ value: each, label: t(`review.state.${each}`) }))}
        onChange={setState}
      />
      <Button type="primary" loading={isBusy} onClick={() => bulk.confirm(state)}>
        {t(TEXTS.bulk.apply)}
      </Button>
      <Select<number | null>
        aria-label={t(TEXTS.bulk.assign)}
        className={styles.state}
        disabled={isBusy}
        placeholder={t(TEXTS.bulk.assign)}
        value={null}
        options={assignees.map(({ id: value, name }) => ({ value, label: name }))}
        onChange={(value) => {
          const assignee = assignees.find((each) => each.id === value);
          if (assignee) bulk.assign(assignee);
        }}
      />
      {canReply === false ? (
        <span className="faint mini">{t(TEXTS.bulk.noReply)}</span>
      ) : (
        <Button aria-haspopup="dialog" disabled={isBusy} onClick={() => setWriting(true)}>
          {t(TEXTS.bulk.reply)}
        </Button>
      )}
      <Button type="text" onClick={() => bulk.choose([])}>
        {t(TEXTS.bulk.clear)}
      </Button>
      {isWriting && (
        <BulkReplyDialog
          screen={screen}
          chosen={chosen}
          onClose={() => setWriting(false)}
          onDone={(isSent) => {
            setWriting(false);
            bulk.endReply(isSent);
          }}
        />
      )}
    </div>
  );
}

/** Selected submissions, and a state or an assignee for all of them. */
export function useBulk(
  screen: FormScreen,
  { page, query }: { page: ReviewPage; query: InboxQuery },
) {
  const t = useMessage();
  const openConfirm = useConfirm();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { chosen, choose, chooseWhole } = useChosenEntries<Listed>(formPathsOf(screen.form).list, {
    page,
    query,
  });

  async function change(values: { state: ReviewState } | { assignee: number }, done: string) {
    setBusy(true);
    try {
      await api().post(formPathsOf(screen.form).bulk, {
        ...values,
        items: chosen.map(({ id, revision }) => ({ id, revision })),
      });
      toast(done, 'success');
      choose([]);
      await revalidate();
    } catch (error) {
      if (isConflict(error)) {
        toast(TEXTS.bulk.older, 'error');
        await revalidate();
      } else
        toast(
          isApiError(error) && error.errors.scheduledAt
            ? t(TEXTS.bulk.needsDate)
            : errorMessage(error, t),
          'error',
        );
    } finally {
      setBusy(false);
    }
  }
  const askFirst = (message: string, ...wish: Parameters<typeof change>) =>
    openConfirm({
      message,
      onConfirm: () => void change(...wish),
    });
  function confirm(state: ReviewState) {
    const words = { count: chosen.length, state: t(`review.state.${state}`) };
    askFirst(t(TEXTS.bulk.confirm, words), { state }, t(TEXTS.bulk.done, words));
  }
  function assign({ id, name }: Assignee) {
    const words = { count: chosen.length, name };
    askFirst(t(TEXTS.bulk.confirmAssign, words), { assignee: id }, t(TEXTS.bulk.assigned, words));
  }
  /** After a letter to all, or somebody else's change before it. */
  function endReply(isSent: boolean) {
    if (isSent) choose([]);
    void revalidate();
  }
  return { chosen, choose, chooseWhole, confirm, assign, endReply, isBusy };
}
