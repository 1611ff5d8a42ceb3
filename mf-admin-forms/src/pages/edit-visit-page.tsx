import { reviewPageOf } from '../features/review/review-page.tsx';
import { visitScreen } from '../screens/visit.ts';

export const { loader, Component } = reviewPageOf(visitScreen);
