import { CampusList } from './campus-list.tsx';
import { CampusPlan } from './campus-plan.tsx';
import type { TourSpot } from './spots.ts';

export const CampusWhere = ({
  numbers,
  tour,
}: {
  numbers: readonly number[];
  tour: readonly TourSpot[];
}) => (
  <div className="beside top">
    <CampusPlan marked={numbers} />
    <CampusList numbers={numbers} tour={tour} />
  </div>
);
