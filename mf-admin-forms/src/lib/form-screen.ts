import type { Localised } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import type { ReviewedOf, ReviewListedOf } from '@admissions/protocol/forms';

export type Reviewed<F extends VisitorForm> = ReviewedOf<F>;
export type Listed<F extends VisitorForm> = ReviewListedOf<F>;
type Name<F extends VisitorForm> = keyof F['fields'] & string;

/** How staff see one visitor form: everything the inbox and the review need to know about it. */
export interface FormScreen<F extends VisitorForm = VisitorForm> {
  form: F;
  /** The public page on which visitors fill it in. */
  publicPage: string;
  /** The submission in the order in which it is read. */
  groups: { title: Localised; fields: Name<F>[] }[];
  /** Fields that together are the head count. */
  heads: Name<F>[];
  /** Where the list and the review are. */
  listPath: string;
  editPath: string;
}
/** Ties the screen to the form: a group of fields that the form has not does not compile. */
export const defineFormScreen = <F extends VisitorForm>(
  screen: Omit<FormScreen<F>, 'listPath' | 'editPath'>,
): FormScreen => ({
  ...(screen as Omit<FormScreen, 'listPath' | 'editPath'>),
  listPath: `/admin/forms/${screen.form.name}_list`,
  editPath: `/admin/forms/edit_${screen.form.name}`,
});
