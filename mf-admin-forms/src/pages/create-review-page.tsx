import { ReviewPage, reviewLoader } from '../features/review/review-page.tsx';
import type { FormScreen } from '../lib/form-screen.ts';

/** The page on which one application of a form is read and handled. */
export const createReviewPage = (screen: FormScreen) => ({
  loader: reviewLoader(screen),
  Component: () => <ReviewPage screen={screen} />,
});
