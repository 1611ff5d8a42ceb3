import type { FormValues } from '@admissions/model/merge';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** What a form holds, after a pause in writing (milliseconds): what is drawn of it elsewhere holds up nobody who types. */
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
    // What was put into it since it was drawn.
    setValues(getValues());
    const stop = subscribe({ formState: { values: true }, callback: schedule });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, getValues, delayMs]);
  return values;
}
