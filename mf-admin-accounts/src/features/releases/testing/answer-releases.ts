import { RELEASE_ADMIN_PATHS, RUNNING_RELEASES_PATH } from '@admissions/protocol/releases';
import { apiAnswering, type Reply } from '@admissions/tools/testing';
import { createSampleRecord, createSampleRunning } from './sample-releases.ts';

export type Replies = Partial<Record<string, Reply | Promise<Reply>>>;
/** For tests: an API with one remote and these replies by path, with or without its query. */
export function answerReleases(answers: Replies) {
  const replies: Replies = {
    [RELEASE_ADMIN_PATHS.list]: { data: [createSampleRecord()] },
    [RUNNING_RELEASES_PATH]: { data: createSampleRunning() },
    ...answers,
  };
  const { api, sent } = apiAnswering(
    ({ path }) => replies[path] ?? replies[path.split('?')[0] ?? ''] ?? 'lost',
  );
  return { api, sent, replies };
}
