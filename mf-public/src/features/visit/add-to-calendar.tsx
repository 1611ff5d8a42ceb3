import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useIdentityTexts } from '../../lib/identity-texts.ts';
import { TEXTS } from './texts.ts';
import { buildVisitCalendar } from './visit-calendar.ts';

/** Downloads the booked day as an iCalendar file. */
export function AddToCalendar({
  reference,
  day,
  meeting,
}: {
  reference: string;
  day: string;
  meeting: string | null;
}) {
  const t = useMessage();
  const { name } = useIdentityTexts();
  function save() {
    const text = [meeting, t('form.success.reference', { reference })].filter(Boolean).join('\n');
    const calendar = buildVisitCalendar({
      reference,
      day,
      title: t(TEXTS.calendarTitle),
      text,
      meeting,
      site: t(name),
      now: new Date(),
    });
    const address = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${reference}.ics`;
    link.click();
    // The browser has started the download by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }
  return (
    <Button look="outline" onClick={save}>
      {t(TEXTS.addToCalendar)}
    </Button>
  );
}
