import { api } from '@admissions/api-client';
import type { Page } from '@admissions/protocol';
import type { ListedMail, ReviewReply } from '@admissions/protocol/forms';
import { MAIL_PATHS } from '@admissions/protocol/forms';
import { useEffect, useState } from 'react';

const POLL_INTERVAL_MS = 2000;
const MAX_POLLS = 20;

/** The letters about a submission; what is on its way is looked after for a while, so that one sees it arrive or fail. */
export function useReplyStates(submission: number, replies: readonly ReviewReply[]): ReviewReply[] {
  const [seen, setSeen] = useState<readonly ListedMail[]>([]);
  const current = replies.map((reply) => {
    const now = seen.find(({ id }) => id === reply.id);
    return now ? { ...reply, state: now.state, sentAt: now.sentAt, fault: now.fault } : reply;
  });
  const isWaiting = current.some(({ state }) => state === 'queued');
  useEffect(() => {
    if (!isWaiting) return;
    let polls = 0;
    const timer = setInterval(() => {
      if (++polls >= MAX_POLLS) clearInterval(timer);
      api()
        .get<Page<ListedMail>>(MAIL_PATHS.list, {
          params: { submission, perpage: 100 },
          silent: true,
        })
        .then(({ list }) => setSeen(list))
        // The next look may be luckier; the page says that it is on its way.
        .catch(() => {});
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, submission]);
  return current;
}
