import { MY_VISIT_PAGE } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { ButtonLink } from '@admissions/ui';
import type { FieldValues } from 'react-hook-form';
import { AddToCalendar } from './add-to-calendar.tsx';
import { TEXTS } from './texts.ts';
import type { SelectedEvent } from './visit-event.ts';
import { isBooked } from './visit-event.ts';

interface AfterwardsProps {
  reference: string;
  values: FieldValues;
  isWaiting: boolean;
  selected: SelectedEvent | null | undefined;
  meeting: string | null;
  visitKey: string | undefined;
}
/** The calendar file and the private link. */
export function Afterwards({ visitKey, ...sent }: AfterwardsProps) {
  const t = useMessage();
  return (
    <>
      <CalendarFile {...sent} />
      {visitKey && (
        <>
          <ButtonLink href={`${MY_VISIT_PAGE}#${visitKey}`}>{t(TEXTS.myVisit)}</ButtonLink>
          <p>{t(TEXTS.keepLink)}</p>
        </>
      )}
    </>
  );
}

/** None while on the waiting list. */
function CalendarFile({
  reference,
  values,
  isWaiting,
  selected,
  meeting,
}: Omit<AfterwardsProps, 'visitKey'>) {
  const t = useMessage();
  if (selected)
    return (
      !isWaiting && (
        <ButtonLink look="outline" href={`/calendar.ics?of=${selected.of}-${selected.id}`}>
          {t(TEXTS.addToCalendar)}
        </ButtonLink>
      )
    );
  return (
    isBooked(values.audience) && (
      <AddToCalendar
        reference={reference}
        day={(values.dates as { begin: string }).begin}
        meeting={meeting}
      />
    )
  );
}
