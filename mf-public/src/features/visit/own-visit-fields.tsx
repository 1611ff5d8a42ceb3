import { visit } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { Chinese, MoreLink, OpeningHours, Tag } from '@admissions/ui';
import { Choices, FieldGroup, TextArea, TextField } from '@admissions/ui/forms';
import type { ReactNode } from 'react';
import { describeAvailability, formatWhen, STATES } from '../../lib/events/event-labels.ts';
import { type FieldOf, FullWidth, RequestGroup } from '../../lib/request/request-form.tsx';
import { useOnReturn } from '../../lib/use-on-return.ts';
import { useToday } from '../../lib/use-today.ts';
import { DayField, MissingDays } from './day-field.tsx';
import styles from './event-field.module.css';
import { TEXTS } from './texts.ts';
import type { useVisitDays } from './use-visit-days.ts';
import { isOpenForSignup, type SelectedEvent } from './visit-event.ts';

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
          isPlain
          type="tel"
          autoComplete="tel"
          hint={t(TEXTS.reachHint)}
        />
        <TextField
          {...field('email', false)}
          isPlain
          type="email"
          autoComplete="email"
          inputMode="email"
          hint={t(TEXTS.reachHint)}
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
  useOnReturn(load);
  const { label, error, isRequired: _isRequired, ...register } = field('dates.begin');
  if (days)
    return (
      <DayField
        register={register}
        label={label}
        error={error}
        days={days}
        hasSeats={hasSeats}
        chosen={chosen}
      />
    );
  return <MissingDays hasFailed={hasFailed} load={load} />;
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

export function EventField({
  selected: { of, calendarEvent },
  left,
  renderedOn,
  error,
}: {
  selected: SelectedEvent;
  left: number | undefined;
  /** YYYY-MM-DD of the render. */
  renderedOn: string;
  error?: string | undefined;
}) {
  const t = useMessage();
  const label = t(visit.labels[of]);
  const today = useToday(renderedOn);
  const others = <MoreLink href="/events">{t(TEXTS.otherEvents)}</MoreLink>;
  if (!calendarEvent)
    return (
      <FieldGroup name={of} label={label}>
        <p role="status">{t(TEXTS.eventGone)}</p>
        {others}
      </FieldGroup>
    );
  const { state, room } = describeAvailability(calendarEvent, today, left);
  return (
    <FieldGroup
      name={of}
      label={label}
      error={isOpenForSignup(calendarEvent, renderedOn) ? error : t(TEXTS.notOpen)}
      isRequired
    >
      <div className={styles.card}>
        <p className={styles.title} {...t.chinese}>
          {calendarEvent.title}
        </p>
        <p>
          <OpeningHours>{formatWhen(calendarEvent, t.locale)}</OpeningHours>
        </p>
        <p>
          <Chinese>{calendarEvent.place}</Chinese>
        </p>
        <p className={styles.state}>
          <Tag tone={state === 'open' ? 'sun' : 'blue'}>{t(STATES[state])}</Tag>
          {room && <strong data-few={room.isFew || undefined}>{t(room.text)}</strong>}
        </p>
        <p className="row">
          <MoreLink href={calendarEvent.href}>{t(TEXTS.aboutEvent)}</MoreLink>
          {others}
        </p>
      </div>
    </FieldGroup>
  );
}
