import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useState } from 'react';
import { useOnReturn } from '../../lib/use-on-return.ts';
import { DayField } from './day-field.tsx';
import { createDayPicker } from './day-picker.ts';
import { TEXTS } from './my-visit-texts.ts';
import { useVisitDays } from './use-visit-days.ts';

/** The calendar of the form; the API decides about the last seat. */
export function ChangeDay({ change }: { change: (day: string) => Promise<void> }) {
  const t = useMessage();
  const [day, setDay] = useState('');
  const { days, load } = useVisitDays();
  useOnReturn(load);
  if (!days) return null;
  return (
    <>
      <DayField
        label={t(TEXTS.newDay)}
        error={undefined}
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
