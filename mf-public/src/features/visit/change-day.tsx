import { useAppStoreApi, useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useState } from 'react';
import { useOnReturn } from '../../lib/use-on-return.ts';
import { DayField } from './day-field.tsx';
import { createDayPicker } from './day-picker.ts';
import { TEXTS } from './my-visit-texts.ts';
import { useVisitDays } from './use-visit-days.ts';

/** The calendar of the form; the API decides about the last seat. */
export function ChangeDay({
  isBusy,
  change,
}: {
  isBusy: boolean;
  change: (day: string) => Promise<boolean>;
}) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [day, setDay] = useState('');
  const { days, load } = useVisitDays();
  useOnReturn(load);
  if (!days) return null;
  async function save() {
    if (await change(day)) store.getState().toast(t(TEXTS.changed), 'success');
    else await load();
  }
  return (
    <section aria-labelledby="change-day">
      <h2 id="change-day">{t(TEXTS.change)}</h2>
      <DayField
        label={t(TEXTS.newDay)}
        error={undefined}
        days={days}
        chosen={day}
        register={createDayPicker(setDay)}
      />
      <p>
        <Button disabled={isBusy || day === ''} onClick={() => void save()}>
          {t(TEXTS.change)}
        </Button>
      </p>
    </section>
  );
}
