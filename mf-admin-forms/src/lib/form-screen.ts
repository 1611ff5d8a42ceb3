import type { Localised } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import type { ReviewedOf, ReviewListedOf } from '@admissions/protocol/forms';

export type Reviewed<F extends VisitorForm> = ReviewedOf<F>;
export type Listed<F extends VisitorForm> = ReviewListedOf<F>;
type Name<F extends VisitorForm> = keyof F['fields'] & string;

/** Configuration of inbox and review for one visitor form. */
export interface FormScreen<F extends VisitorForm = VisitorForm> {
  form: F;
  /** The public page of the form. */
  publicPage: string;
  /** Groups of fields in reading order. */
  groups: { title: Localised; fields: Name<F>[] }[];
  /** Checks the field names of groups against the form. */
  heads: Name<F>[];
  /** Paths of list and review. */
  listPath: string;
  editPath: string;
}
/** Typed by the form: unknown fields in a group do not compile. */
export const defineFormScreen = <F extends VisitorForm>(
  screen: Omit<FormScreen<F>, 'listPath' | 'editPath'>,
): FormScreen => ({
  ...(screen as Omit<FormScreen, 'listPath' | 'editPath'>),
  listPath: `/admin/forms/${screen.form.name}_list`,
  editPath: `/admin/forms/edit_${screen.form.name}`,
});
