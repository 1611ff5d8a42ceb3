import { publishingRules } from '../content/publication/rule-table.ts';
import { entryRevisions } from '../content/revisions/revision-table.ts';
import { tables } from '../content/schema/tables.ts';
import { bundleItems, bundles } from '../features/drafts/bundle-tables.ts';
import { entryDrafts } from '../features/drafts/draft-table.ts';
import { emptySearches } from '../features/empty-searches/empty-search-table.ts';
import { formMails, submissions } from '../features/forms/data/forms-tables.ts';
import { storyQuestions } from '../features/forms/questions/question-table.ts';
import { goLiveDecisions } from '../features/go-live/go-live-table.ts';
import {
  accounts,
  accountTasks,
  adminSessions,
  appTokens,
  knownDevices,
  secondFactors,
  signInFailures,
} from '../features/identity/tables/identity-tables.ts';
import { listViews } from '../features/list-views/list-view-table.ts';
import { leftFiles, media, mediaUses } from '../features/media/media-tables.ts';
import { numberApprovals } from '../features/number-approvals/approval-table.ts';
import { presences } from '../features/presence/presence-tables.ts';
import { previewDrafts } from '../features/preview/preview-tables.ts';
import {
  deployTokens,
  releaseChannels,
  releaseHead,
  releaseLog,
  remoteOwners,
  remotePages,
  remoteReleases,
  shellAdoptions,
} from '../features/releases/release-tables.ts';
import { draftReviews, reviewComments } from '../features/reviews/review-tables.ts';
import { rollovers } from '../features/rollover/rollover-table.ts';
import { searchEntries } from '../features/search/search-table.ts';
import { siteChecks, siteFindings } from '../features/site-check/site-check-tables.ts';
import { provisionalChange, whitelist } from '../features/whitelist/whitelist-tables.ts';
import { auditHead, auditLog } from '../platform/audit/audit-tables.ts';
import { idempotency, writeKeys } from '../platform/idempotency/idempotency-tables.ts';
import { rateCounts, spentProofs } from '../platform/limits/limit-tables.ts';

/** For the migration generator. */
export const schema = {
  ...Object.fromEntries(tables),
  accounts,
  accountTasks,
  adminSessions,
  appTokens,
  auditHead,
  auditLog,
  bundleItems,
  bundles,
  deployTokens,
  draftReviews,
  emptySearches,
  entryRevisions,
  formMails,
  goLiveDecisions,
  idempotency,
  knownDevices,
  leftFiles,
  listViews,
  media,
  mediaUses,
  numberApprovals,
  presences,
  previewDrafts,
  provisionalChange,
  publishingRules,
  rateCounts,
  releaseChannels,
  releaseHead,
  releaseLog,
  remoteOwners,
  remotePages,
  remoteReleases,
  reviewComments,
  searchEntries,
  secondFactors,
  shellAdoptions,
  signInFailures,
  siteChecks,
  siteFindings,
  spentProofs,
  storyQuestions,
  submissions,
  turnovers: rollovers,
  whitelist,
  workingCopies: entryDrafts,
  writeKeys,
};
