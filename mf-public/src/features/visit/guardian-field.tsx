import { useMessage } from '@admissions/store';
import { FieldGroup } from '@admissions/ui/forms';
import type { FieldOf } from '../../lib/request/request-form.tsx';
import { TEXTS } from './texts.ts';

/** For events without parents. */
export function GuardianField({ field }: { field: FieldOf<'guardian'> }) {
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
