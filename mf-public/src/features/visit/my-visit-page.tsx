import { api, isApiError } from '@admissions/api-client';
import { MY_VISIT_PAGE, MY_VISIT_PATHS, type MyVisit } from '@admissions/protocol/forms';
import { useConfirm, useMessage } from '@admissions/store';
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Chinese,
  Container,
  dayText,
  PageMeta,
  Phrases,
} from '@admissions/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ContactLines } from '../../lib/contact-lines.tsx';
import { SentLines } from '../../lib/request/sent-lines.tsx';
import { useOnReturn } from '../../lib/use-on-return.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { DayField, MissingDays } from './day-field.tsx';
import { createDayPicker } from './day-picker.ts';
import styles from './my-visit-page.module.css';
import { STATES, TEXTS } from './my-visit-texts.ts';
import { TEXTS as VISIT_TEXTS } from './texts.ts';
import { useVisitDays } from './use-visit-days.ts';

/** The document is the same for everybody; the booking comes with the key of the fragment. */
export function Component() {
  const t = useMessage();
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
      <Container>
        <div className={styles.page}>
          <h1>
            <Phrases>{t(TEXTS.title)}</Phrases>
          </h1>
          {booking && <p>{t(TEXTS.lead)}</p>}
          <p data-when-asleep>{t(TEXTS.asleep)}</p>
          {!booking && !problem && <p role="status">{t(TEXTS.loading)}</p>}
          {booking && <Lines {...booking} />}
          {booking && <Actions booking={booking} {...actions} />}
          {problem && (
            <p role="alert" ref={reveal} className={styles.problem}>
              {problem}
            </p>
          )}
          {problem && !booking && <BookAgain />}
          {(booking || problem) && (
            <div>
              <p>{t(TEXTS.help)}</p>
              <ContactLines />
            </div>
          )}
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
    { label: t(TEXTS.occasion), value: occasion && <Chinese>{occasion}</Chinese> },
    { label: t(VISIT_TEXTS.meetingLabel), value: meeting && <Chinese>{meeting}</Chinese> },
    { label: t(TEXTS.people), value: String(people) },
  ];
  return <SentLines lines={lines.filter(({ value }) => value)} />;
}

/** The button may be far below, and the message would be out of sight. */
const reveal = (problem: HTMLElement | null) => problem?.scrollIntoView({ block: 'nearest' });

function BookAgain() {
  const t = useMessage();
  return (
    <p>
      <ButtonLink href="/formVisit">{t(TEXTS.again)}</ButtonLink>
    </p>
  );
}

type ActionsProps = Omit<ReturnType<typeof useMyVisit>, 'booking' | 'problem'> & {
  booking: MyVisit;
};
function Actions({ booking, visitKey, change, cancel }: ActionsProps) {
  const t = useMessage();
  const openConfirm = useConfirm();
  const { state, dates, calendar } = booking;
  if (state === 'cancelled' || state === 'done') return <BookAgain />;
  const confirm = () =>
    openConfirm({
      message: t(TEXTS.confirmCancel),
      confirmLabel: t(TEXTS.cancel),
      cancelLabel: t(TEXTS.keep),
      isDangerous: true,
      onConfirm: () => void cancel(),
    });
  return (
    <>
      <p className="row">
        {state !== 'waiting' && <AddToCalendar {...booking} visitKey={visitKey} />}
        <Button look="outline" onClick={confirm}>
          {t(TEXTS.cancel)}
        </Button>
      </p>
      {calendar === null && <ChangeDay key={dates.begin} change={change} />}
    </>
  );
}

/** The calendar of the form; the API decides about the last seat. */
function ChangeDay({ change }: { change: (day: string) => Promise<void> }) {
  const t = useMessage();
  const [day, setDay] = useState('');
  const { days, hasFailed, load } = useVisitDays();
  useOnReturn(load);
  if (!days) return <MissingDays hasFailed={hasFailed} load={load} />;
  return (
    <>
      <DayField
        label={t(TEXTS.newDay)}
        days={days}
        chosen={day}
        register={createDayPicker(setDay)}
      />
      <p>
        <Button disabled={day === ''} onClick={() => void change(day).then(load)}>
          {t(TEXTS.change)}
        </Button>
      </p>
    </>
  );
}

/** The booking of the key in the fragment, which the server never sees in an address. */
function useMyVisit() {
  const t = useMessage();
  const key = useLocation().hash.slice(1);
  const [booking, setBooking] = useState<MyVisit | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const receive = useCallback(
    async (call: Promise<MyVisit>) => {
      setProblem(null);
      try {
        setBooking(await call);
      } catch (error) {
        if (!isApiError(error)) throw error;
        const { errors, message } = error;
        setProblem((errors.key ?? errors.day)?.[0] ?? t.error(message));
      }
    },
    [t],
  );
  useEffect(() => {
    if (key === '') setProblem(t(TEXTS.noKey));
    else void receive(api().post<MyVisit>(MY_VISIT_PATHS.find, { key }));
  }, [key, receive, t]);
  return {
    booking,
    problem,
    visitKey: key,
    change: (day: string) => receive(api().put<MyVisit>(MY_VISIT_PATHS.edit, { key, day })),
    cancel: () => receive(api().post<MyVisit>(MY_VISIT_PATHS.cancel, { key })),
  };
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
