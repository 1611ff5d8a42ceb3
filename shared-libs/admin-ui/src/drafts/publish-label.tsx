import type { Localised } from '@admissions/model';
import type { FormValues } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { useFormField } from '../base/kind-form-context.ts';
import { TEXTS as FORM } from '../base/texts.ts';
import { TEXTS } from './texts.ts';

/** Label of the submit button: what it does now, or that it does so later. */
export function PublishLabel({ now }: { now: string }) {
  const t = useMessage();
  return isLater(useFormField('publishAt').value) ? t(TEXTS.schedule) : now;
}

/** Success message; undefined for entries that are not on the site: the usual one applies. */
export function getSavedMessage({ status, publishAt }: FormValues): Localised | undefined {
  if (status !== 'published') return undefined;
  return isLater(publishAt) ? TEXTS.scheduled : FORM.published;
}

const isLater = (moment: unknown): boolean =>
  typeof moment === 'string' && Date.parse(moment) > Date.now();
