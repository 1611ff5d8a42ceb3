import { buildVisitCalendar } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { Button, ButtonLink } from '@admissions/ui';
import { useIdentityTexts } from '../../lib/identity-texts.ts';
import { TEXTS } from './texts.ts';

/** The file of an event or camp, such as `event-12`, or one written here for a visit day. */
export function AddToCalendar({
  calendar,
  reference,
  day,
  meeting,
}: {
  calendar: string | null;
  reference: string;
  day: string;
  meeting: string | null;
}) {
  const t = useMessage();
  const { name } = useIdentityTexts();
  if (calendar)
    return (
      <ButtonLink look="outline" href={`/calendar.ics?of=${calendar}`}>
        {t(TEXTS.addToCalendar)}
      </ButtonLink>
    );
  function save() {
    const text = [meeting, t('form.success.reference', { reference })].filter(Boolean).join('\n');
    const file = buildVisitCalendar({
      reference,
      day,
      title: t(TEXTS.calendarTitle),
      text,
      meeting,
      site: t(name),
      now: new Date(),
    });
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
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
