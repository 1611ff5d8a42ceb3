import { ReviewPage, reviewLoader } from '../features/review/review-page.tsx';
import { interviewScreen } from '../screens/interview.ts';

export const loader = reviewLoader(interviewScreen);
export const Component = () => <ReviewPage screen={interviewScreen} />;
