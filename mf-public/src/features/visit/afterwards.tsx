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
/** The private link, and the calendar file unless waiting. */
export function Afterwards({ selected, isWaiting, values, visitKey, ...sent }: AfterwardsProps) {
  const t = useMessage();
  return (
    <>
      {!isWaiting && isBooked(values.audience) && (
        <AddToCalendar
          {...sent}
          calendar={selected ? `${selected.of}-${selected.id}` : null}
          day={values.dates.begin}
        />
      )}
      {visitKey && (
        <>
          <ButtonLink href={`${MY_VISIT_PAGE}#${visitKey}`}>{t(TEXTS.myVisit)}</ButtonLink>
          <p>{t(TEXTS.keepLink)}</p>
        </>
      )}
    </>
  );
}
