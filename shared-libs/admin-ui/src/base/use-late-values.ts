import type { FormValues } from '@admissions/model/merge';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** What a form holds, after a pause in writing (milliseconds): what is drawn of it elsewhere holds up nobody who types. */
export function useLateValues(
  { subscribe, getValues }: Pick<UseFormReturn<FormValues>, 'subscribe' | 'getValues'>,
  pause = 200,
): FormValues {
  const [values, setValues] = useState<FormValues>(() => getValues());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setValues(getValues()), pause);
    };
    // What was put into it since it was drawn.
    setValues(getValues());
    const stop = subscribe({ formState: { values: true }, callback: wait });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, getValues, pause]);
  return values;
}
