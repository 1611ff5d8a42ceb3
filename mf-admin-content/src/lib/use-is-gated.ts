import { api } from '@admissions/api-client';
import type { Area } from '@admissions/model';
import type { PublishingRule } from '@admissions/protocol/staff';
import { REVIEW_PATHS } from '@admissions/protocol/staff';
import { useEffect, useState } from 'react';

/** Whether publishing in an area needs the approval of a colleague, so that its small forms keep drafts, too; null until it is known. */
export function useIsGated(area: Area): boolean | null {
  const [isGated, setGated] = useState<boolean | null>(null);
  useEffect(() => {
    let isLeft = false;
    const take = (found: boolean) => {
      if (!isLeft) setGated(found);
    };
    api()
      .get<{ areas: PublishingRule[] }>(REVIEW_PATHS.rules, { silent: true })
      .then(({ areas }) => take(areas.some((rule) => rule.area === area && rule.needsApproval)))
      // The API refuses what may not be published, whatever the form offers.
      .catch(() => take(false));
    return () => {
      isLeft = true;
    };
  }, [area]);
  return isGated;
}
