import type { Localised } from '@admissions/model';
import { findAudience, isDayRequired, type VisitorForm } from '@admissions/model/forms';
import type { ReviewedOf, ReviewListedOf, ReviewPageOf } from '@admissions/protocol/forms';

export type Reviewed = ReviewedOf<VisitorForm>;
export type Listed = ReviewListedOf<VisitorForm>;
export type ReviewPage = ReviewPageOf<VisitorForm>;

/** Configuration of inbox and review for one visitor form. */
export interface FormScreen<Name extends string = string> {
  form: VisitorForm;
  /** The public page of the form. */
  publicPage: string;
  /** Groups of fields in reading order. */
  groups: readonly { title: Localised; fields: readonly Name[] }[];
  /** Fields with numbers of visitors. */
  heads: readonly Name[];
}
/** Typed by the form: unknown fields in a group do not compile. */
export const defineFormScreen = <F extends VisitorForm>(
  screen: FormScreen<keyof F['fields'] & string>,
): FormScreen => screen;

/** Individuals book a day at once, with its seats; a time may follow. */
export const hasBookedDay = (form: VisitorForm, request: Listed | Reviewed) =>
  findAudience(form, request)?.isBooked && isDayRequired(form, request);
