import type { Api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { type DraftReview, REVIEW_PATHS, type ReviewsAnswer } from '@admissions/protocol/staff';

/** Open reviews of a kind; none on failure, as lists work without them. */
export async function listReviews(api: Api, kind: AnyKind): Promise<DraftReview[]> {
  try {
    const options = { silent: true, params: { kind: kind.id } };
    return (await api.get<ReviewsAnswer>(REVIEW_PATHS.list, options)).open ?? [];
  } catch {
    return [];
  }
}
