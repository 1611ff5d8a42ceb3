import { Alert, Button, LinkButton, useChange } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { allows, formatMoment, formatShortMoment, joinLabel } from '@admissions/model';
import {
  type ListedMail,
  MAIL_PATHS,
  MAIL_STATES,
  type MailState,
} from '@admissions/protocol/forms';
import { ADMIN_GO_LIVE } from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { describeFault } from '../../lib/describe-fault.ts';
import { outboxHelp } from '../../lib/screen-help.ts';
import { loadStateList, StateList } from '../../lib/state-list.tsx';
import { StatePill } from '../../lib/state-tag.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { TEXTS } from './texts.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadStateList<ListedMail, MailState>(args, MAIL_PATHS.list, MAIL_STATES);

/** Delivery of mails about submissions; failed ones can be sent again. */
export function Component() {
  const t = useMessage();
  const listed = useLoaderData<typeof loader>();
  const { change } = useChange();
  const [busy, setBusy] = useState<number | null>(null);
  async function resend({ id, reference }: ListedMail) {
    setBusy(id);
    await change(() => api().post(MAIL_PATHS.resend(id)), t(TEXTS.queuedAgain, { reference }));
    setBusy(null);
  }
  return (
    <StateList
      listed={listed}
      states={MAIL_STATES}
      waiting="failed"
      texts={TEXTS}
      help={outboxHelp}
      notice={listed.page.canSend === false && <NoMail unmailed={listed.page.unmailed ?? 0} />}
      columns={[
        {
          key: 'reference',
          title: TEXTS.about,
          render: (_, { form, submission, reference }) => (
            <Link data-opens to={`/admin/forms/edit_${form}?id=${submission}`}>
              {reference}
            </Link>
          ),
        },
        { key: 'role', title: TEXTS.to, render: (_, { role }) => t(TEXTS[role]) },
        {
          key: 'state',
          title: SHARED_TEXTS.state,
          render: (_, { state: at, fault, attempts }) => (
            <>
              <StatePill state={at}>{t(TEXTS[at])}</StatePill>
              {fault && (
                <div className="faint tiny">
                  {at === 'withheld'
                    ? t(TEXTS.withheldWhy)
                    : t(TEXTS.fault, { fault: describeFault(fault, t), attempts })}
                </div>
              )}
            </>
          ),
        },
        {
          key: 'createdAt',
          title: TEXTS.createdAt,
          render: (_, { createdAt }) => formatShortMoment(createdAt),
        },
        {
          key: 'when',
          title: TEXTS.when,
          render: (_, { sentAt, nextAt }) => {
            if (sentAt) return formatShortMoment(sentAt);
            return nextAt ? t(TEXTS.nextAt, { moment: formatMoment(nextAt) }) : '—';
          },
        },
        {
          key: 'again',
          title: SHARED_TEXTS.actions,
          render: (_, mail) =>
            mail.state === 'failed' && (
              <Button
                size="small"
                loading={busy === mail.id}
                aria-label={joinLabel(t(TEXTS.resend), mail.reference, t.locale)}
                onClick={() => void resend(mail)}
              >
                {t(TEXTS.resend)}
              </Button>
            ),
        },
      ]}
    />
  );
}

function NoMail({ unmailed }: { unmailed: number }) {
  const t = useMessage();
  const mayPrepare = useAppStore(({ session }) => allows(session?.priv, 'setting'));
  return (
    <Alert
      type="warning"
      showIcon
      className="below-m"
      title={t(TEXTS.off)}
      description={
        <>
          {unmailed > 0 && t(TEXTS.unmailed, { count: unmailed })}
          {!mayPrepare && t(TEXTS.askManager)}
        </>
      }
      action={
        mayPrepare && (
          <LinkButton to={`${ADMIN_GO_LIVE}#step-mail`}>{t(SHARED_TEXTS.setUpMail)}</LinkButton>
        )
      }
    />
  );
}
