import { buildVisitCalendar } from '@admissions/model/forms';
import { MY_VISIT_PAGE, type MyVisit } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useIdentityTexts } from '../../lib/identity-texts.ts';
import { TEXTS } from './texts.ts';

/** The absolute private link. */
export const toMyVisitLink = (key: string) => `${location.origin}${MY_VISIT_PAGE}#${key}`;

interface AddToCalendarProps extends Pick<MyVisit, 'reference' | 'dates' | 'meeting'> {
  occasion: MyVisit['occasion'] | undefined;
  /** Of the private link, which only this browser writes into the file. */
  visitKey: string;
}
export function AddToCalendar({
  reference,
  dates,
  occasion,
  meeting,
  visitKey,
}: AddToCalendarProps) {
  const t = useMessage();
  const { nameShort, address } = useIdentityTexts();
  function save() {
    const lines = [meeting, t('form.success.reference', { reference }), toMyVisitLink(visitKey)];
    const file = buildVisitCalendar({
      reference,
      day: dates.begin,
      // Empty in the form of a single day.
      lastDay: dates.end || dates.begin,
      occasion,
      title: t(TEXTS.calendarTitle),
      text: lines.filter(Boolean).join('\n'),
      meeting,
      site: `${t(nameShort)} ${t(address)}`,
      now: new Date(),
    });
    const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = `${reference}.ics`;
    anchor.click();
    // The browser has started the download by then.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
  return (
    <Button look="outline" onClick={save}>
      {t(TEXTS.addToCalendar)}
    </Button>
  );
}
