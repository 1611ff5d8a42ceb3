import type { FormValues } from '@admissions/model/merge';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Form values after a pause (ms), so that dependent views do not slow down typing. */
export function useDebouncedValues(
  { subscribe, getValues }: Pick<UseFormReturn<FormValues>, 'subscribe' | 'getValues'>,
  delayMs = 200,
): FormValues {
  const [values, setValues] = useState<FormValues>(() => getValues());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setValues(getValues()), delayMs);
    };
    // Changes between render and effect.
    setValues(getValues());
    const stop = subscribe({ formState: { values: true }, callback: schedule });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, getValues, delayMs]);
  return values;
}
