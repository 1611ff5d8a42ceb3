import { useLoaded } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { Area } from '@admissions/model';
import type { PublishingRule } from '@admissions/protocol/staff';
import { REVIEW_PATHS } from '@admissions/protocol/staff';

type Rules = { areas: PublishingRule[] };

/** Whether publishing in an area needs the approval of a colleague, so that its small forms keep drafts, too; null until it is known. */
export function useIsGated(area: Area): boolean | null {
  const { data, error } = useLoaded(
    async (signal) => {
      const { areas } = await api().get<Rules>(REVIEW_PATHS.rules, { silent: true, signal });
      return areas.some((rule) => rule.area === area && rule.needsApproval);
    },
    [area],
  );
  // The API refuses what may not be published, whatever the form offers.
  return error ? false : data;
}
