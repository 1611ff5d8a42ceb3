import type { Localised } from '@admissions/model';
import type { FormValues } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { useFormField } from '../base/kind-form-context.ts';
import { TEXTS as FORM } from '../base/texts.ts';
import { TEXTS } from './texts.ts';

/** Label of the submit button: publish now, or later. */
export function PublishLabel() {
  const t = useMessage();
  return t(isLater(useFormField('publishAt').value) ? TEXTS.schedule : FORM.publish);
}

/** Success message; undefined for entries that are not on the site: the usual one applies. */
export function getSavedMessage({ status, publishAt }: FormValues): Localised | undefined {
  if (status !== 'published') return undefined;
  return isLater(publishAt) ? TEXTS.scheduled : FORM.published;
}

const isLater = (moment: unknown): boolean =>
  typeof moment === 'string' && Date.parse(moment) > Date.now();
