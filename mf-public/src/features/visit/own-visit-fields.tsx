import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { Choices, FieldGroup, TextArea, TextField } from '@admissions/ui/forms';
import type { ReactNode } from 'react';
import type { FieldOf } from '../../lib/request/request-form.tsx';
import { FullWidth, RequestGroup } from '../../lib/request/request-form.tsx';
import { useOnReturn } from '../../lib/use-on-return.ts';
import { DayField } from './day-field.tsx';
import { TEXTS } from './texts.ts';
import type { useVisitDays } from './use-visit-days.ts';

type Name = 'guardian' | 'name' | 'phone' | 'email' | 'dates.begin' | 'people' | 'remarks';
const PEOPLE_OPTIONS = ['1', '2', '3', '4', '5'];

export function OwnVisitFields({
  field,
  title,
  audience,
  needsGuardian,
  children,
}: {
  field: FieldOf<Name>;
  audience: unknown;
  needsGuardian: boolean;
  /** Title of the group with the day or event. */
  title: string;
  children: ReactNode;
}) {
  const t = useMessage();
  return (
    <>
      <RequestGroup id="visit-day" title={title}>
        <FullWidth>{children}</FullWidth>
        <FullWidth>
          <Choices
            {...field('people')}
            type="radio"
            options={PEOPLE_OPTIONS.map((value) => ({ value, label: value }))}
          />
        </FullWidth>
      </RequestGroup>
      <RequestGroup id="visit-who" title={t(TEXTS.reach)}>
        <FullWidth>
          <TextField {...field('name')} autoComplete="name" />
        </FullWidth>
        <TextField
          {...field('phone', false)}
          type="tel"
          autoComplete="tel"
          hint={t(TEXTS.reachHint)}
        />
        <TextField
          {...field('email', false)}
          type="email"
          autoComplete="email"
          inputMode="email"
          hint={t(TEXTS.emailHint)}
        />
        <FullWidth>
          <TextArea {...field('remarks', false)} rows={3} />
        </FullWidth>
        {audience === 'student' && (
          <FullWidth>
            {needsGuardian ? <GuardianField field={field} /> : <p>{t(TEXTS.minor)}</p>}
          </FullWidth>
        )}
      </RequestGroup>
    </>
  );
}

/** The day field; until the days are loaded, the progress or a retry button. */
export function VisitDayField({
  field,
  chosen,
  visitDays: { days, hasSeats, hasFailed, load },
}: {
  field: FieldOf<Name>;
  chosen: string;
  visitDays: ReturnType<typeof useVisitDays>;
}) {
  const t = useMessage();
  useOnReturn(load);
  const { label, error, isRequired: _isRequired, ...register } = field('dates.begin');
  if (days)
    return (
      <>
        <p data-when-asleep>{t(TEXTS.daysAsleep)}</p>
        <DayField
          register={register}
          label={label}
          error={error}
          days={days}
          hasSeats={hasSeats}
          chosen={chosen}
        />
      </>
    );
  return (
    <p role="status">
      {t(hasFailed ? TEXTS.daysLost : TEXTS.daysComing)}
      {hasFailed && (
        <Button look="quiet" onClick={() => void load()}>
          {t(TEXTS.retry)}
        </Button>
      )}
    </p>
  );
}

/** For events without parents. */
function GuardianField({ field }: { field: FieldOf<'guardian'> }) {
  const t = useMessage();
  const { label, error, isRequired, ...control } = field('guardian');
  return (
    <FieldGroup name={control.name} label={label} error={error} isRequired={isRequired}>
      <label className="check">
        <input {...control} type="checkbox" aria-required aria-invalid={error ? true : undefined} />
        <span>{t(TEXTS.guardian)}</span>
      </label>
    </FieldGroup>
  );
}
