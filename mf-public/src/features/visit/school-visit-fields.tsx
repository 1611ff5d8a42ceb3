import { type VisitDays, visit } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { TextArea, TextField } from '@admissions/ui/forms';
import { ContactGroup } from '../../lib/request/contact-group.tsx';
import {
  type FieldOf,
  FullWidth,
  type ReadField,
  RequestGroup,
  WideChoices,
  type WriteField,
} from '../../lib/request/request-form.tsx';
import { DayField } from './day-field.tsx';
import { createDayPicker } from './day-picker.ts';
import { TEXTS } from './texts.ts';

const OPTIONS = visit.options;

type Name = keyof typeof visit.labels;

export function SchoolVisitFields({
  field,
  read,
  write,
  days,
}: {
  field: FieldOf<Name>;
  read: ReadField<Name>;
  write: WriteField<Name>;
  /** Null: unknown. */
  days: VisitDays | null;
}) {
  const t = useMessage();
  return (
    <>
      <ContactGroup field={field} />
      <RequestGroup id="visit-time" title={t(TEXTS.time)}>
        {days && (
          <FullWidth>
            <DayField
              label={t(TEXTS.pickDay)}
              hint={t(TEXTS.pickDayHint)}
              isRequired={false}
              hasSeats={false}
              days={days}
              chosen={String(read('dates.begin') ?? '')}
              register={createDayPicker((day) => {
                write('dates.begin', day);
                write('dates.end', day);
              })}
            />
          </FullWidth>
        )}
        <TextField {...field('dates.begin')} type="date" hint={t(TEXTS.weekdays)} />
        <TextField {...field('dates.end')} type="date" />
        <WideChoices {...field('period')} type="radio" words={OPTIONS.period} />
        <WideChoices {...field('grades', false)} type="checkbox" words={OPTIONS.grades} />
        <TextField {...field('students')} inputMode="numeric" hint={t(TEXTS.studentsHint)} />
        <TextField {...field('teachers')} inputMode="numeric" hint={t(TEXTS.teachersHint)} />
      </RequestGroup>
      <RequestGroup id="visit-wishes" title={t(TEXTS.wishes)}>
        <WideChoices {...field('colleges', false)} type="checkbox" words={OPTIONS.colleges} />
        <WideChoices {...field('arrival')} type="radio" words={OPTIONS.arrival} />
        <WideChoices {...field('needs', false)} type="checkbox" words={OPTIONS.needs} />
        <FullWidth>
          <TextArea {...field('remarks', false)} />
        </FullWidth>
      </RequestGroup>
    </>
  );
}
