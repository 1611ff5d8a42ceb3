import type { FormValues } from '@admissions/model/merge';
import { useEffect, useState } from 'react';
import type { KindEntryForm } from './kind-form-context.ts';
import { onPause } from './on-pause.ts';

/** Form values after a pause (ms), so that dependent views do not slow down typing. */
export function useDebouncedValues(form: KindEntryForm, delayMs = 200): FormValues {
  const [values, setValues] = useState(form.read);
  useEffect(() => {
    // Changes between render and effect.
    setValues(form.read());
    return onPause(form, delayMs, () => setValues(form.read()));
  }, [form, delayMs]);
  return values;
}
