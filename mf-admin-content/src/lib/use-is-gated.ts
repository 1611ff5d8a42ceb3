import { useLoaded } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { Area } from '@admissions/model';
import { type PublishingRule, REVIEW_PATHS } from '@admissions/protocol/staff';

type Rules = { areas: PublishingRule[] };

/** Whether an area needs approvals, so that small forms use drafts too; null while loading. */
export function useIsGated(area: Area): boolean | null {
  const { data, error } = useLoaded(
    async (signal) => {
      const { areas } = await api().get<Rules>(REVIEW_PATHS.rules, { silent: true, signal });
      return areas.some((rule) => rule.area === area && rule.needsApproval);
    },
    [area],
  );
  // Fail open: the API enforces approvals anyway.
  return error ? false : data;
}
