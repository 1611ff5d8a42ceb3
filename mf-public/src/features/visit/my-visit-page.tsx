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
  const { booking, problem, isBusy, load, change, cancel } = useMyVisit();
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
          {booking && <Booking booking={booking} />}
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem.text}{' '}
              {!problem.isFinal && (
                <Button look="quiet" onClick={() => void load()}>
                  {t(TEXTS.retry)}
                </Button>
              )}
            </p>
          )}
          {booking && <Actions booking={booking} isBusy={isBusy} change={change} cancel={cancel} />}
          <p>{t(TEXTS.help, { phone: t(office.phone), email: office.email })}</p>
        </div>
      </Container>
    </>
  );
}

function Booking({ booking }: { booking: MyVisit }) {
  const t = useMessage();
  const { reference, state, dates, people, occasion, meeting } = booking;
  const days = [...new Set([dates.begin, dates.end])].map((day) => dayText(day, t.locale));
  const lines = [
    [TEXTS.state, t(STATES[state])],
    [TEXTS.reference, reference],
    [TEXTS.day, days.join('–')],
    [TEXTS.occasion, occasion],
    [VISIT_TEXTS.meetingLabel, meeting],
    [TEXTS.people, String(people)],
  ] as const;
  return (
    <dl className={styles.lines}>
      {lines.map(
        ([label, value]) =>
          value && (
            <div key={label.en}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type ActionsProps = Pick<ReturnType<typeof useMyVisit>, 'isBusy' | 'change' | 'cancel'> & {
  booking: MyVisit;
};
function Actions({ booking, isBusy, change, cancel }: ActionsProps) {
  const t = useMessage();
  const store = useAppStoreApi();
  const { reference, state, dates, calendar, meeting } = booking;
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
        {state !== 'waiting' && calendar !== null && (
          <ButtonLink look="outline" href={`/calendar.ics?of=${calendar}`}>
            {t(VISIT_TEXTS.addToCalendar)}
          </ButtonLink>
        )}
        {calendar === null && (
          <AddToCalendar reference={reference} day={dates.begin} meeting={meeting} />
        )}
        <Button look="outline" disabled={isBusy} onClick={confirm}>
          {t(TEXTS.cancel)}
        </Button>
      </p>
      {calendar === null && <ChangeDay key={dates.begin} isBusy={isBusy} change={change} />}
    </>
  );
}
export const ErrorBoundary = PageError;
