import type { MyVisit } from '@admissions/protocol/forms';
import { MY_VISIT_PAGE } from '@admissions/protocol/forms';
import { useAppStoreApi, useMessage } from '@admissions/store';
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Container,
  dayText,
  PageMeta,
  Phrases,
} from '@admissions/ui';
import { useIdentityTexts } from '../../lib/identity-texts.ts';
import { PageError } from '../../lib/page-error.tsx';
import { SentLines } from '../../lib/request/sent-lines.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { ChangeDay } from './change-day.tsx';
import styles from './my-visit-page.module.css';
import { STATES, TEXTS } from './my-visit-texts.ts';
import { TEXTS as VISIT_TEXTS } from './texts.ts';
import { useMyVisit } from './use-my-visit.ts';

/** The document is the same for everybody; the booking comes with the key of the fragment. */
export function Component() {
  const t = useMessage();
  const office = useIdentityTexts();
  const { booking, problem, ...actions } = useMyVisit();
  return (
    <>
      <PageMeta
        title={t(TEXTS.title)}
        description={t(TEXTS.description)}
        canonical={MY_VISIT_PAGE}
        isIndexed={false}
      />
      <Breadcrumbs trail={[{ label: t(TEXTS.title) }]} />
      <Container width="reading">
        <div className={styles.page}>
          <h1>
            <Phrases>{t(TEXTS.title)}</Phrases>
          </h1>
          <p>{t(TEXTS.lead)}</p>
          <p data-when-asleep>{t(TEXTS.asleep)}</p>
          {!booking && !problem && <p role="status">{t(TEXTS.loading)}</p>}
          {booking && <Lines {...booking} />}
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          {booking && <Actions booking={booking} {...actions} />}
          <p>{t(TEXTS.help, { phone: t(office.phone), email: office.email })}</p>
        </div>
      </Container>
    </>
  );
}

function Lines({ reference, state, dates, people, occasion, meeting }: MyVisit) {
  const t = useMessage();
  const days = [...new Set([dates.begin, dates.end])].map((day) => dayText(day, t.locale));
  const lines = [
    { label: t(TEXTS.state), value: t(STATES[state]) },
    { label: t(TEXTS.reference), value: reference },
    { label: t(TEXTS.day), value: days.join('–') },
    { label: t(TEXTS.occasion), value: occasion ?? '' },
    { label: t(VISIT_TEXTS.meetingLabel), value: meeting ?? '' },
    { label: t(TEXTS.people), value: String(people) },
  ];
  return <SentLines lines={lines.filter(({ value }) => value !== '')} />;
}

type ActionsProps = Pick<ReturnType<typeof useMyVisit>, 'change' | 'cancel'> & {
  booking: MyVisit;
};
function Actions({ booking, change, cancel }: ActionsProps) {
  const t = useMessage();
  const store = useAppStoreApi();
  const { state, dates, calendar } = booking;
  if (state === 'cancelled' || state === 'done')
    return (
      <p>
        <ButtonLink href="/formVisit">{t(TEXTS.again)}</ButtonLink>
      </p>
    );
  const confirm = () =>
    store.getState().openConfirm({
      message: t(TEXTS.confirmCancel),
      confirmLabel: t(TEXTS.cancel),
      isDangerous: true,
      onConfirm: () => void cancel(),
    });
  return (
    <>
      <p className="row">
        {state !== 'waiting' && <AddToCalendar {...booking} day={dates.begin} />}
        <Button look="outline" onClick={confirm}>
          {t(TEXTS.cancel)}
        </Button>
      </p>
      {calendar === null && <ChangeDay key={dates.begin} change={change} />}
    </>
  );
}
export const ErrorBoundary = PageError;
