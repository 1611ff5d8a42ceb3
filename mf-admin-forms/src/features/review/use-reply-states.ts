import { api } from '@admissions/api-client';
import type { Page } from '@admissions/protocol';
import type { ListedMail, ReviewReply } from '@admissions/protocol/forms';
import { MAIL_PATHS } from '@admissions/protocol/forms';
import { useEffect, useState } from 'react';

const POLL_INTERVAL_MS = 2000;
const MAX_POLLS = 20;

/** Mails about a submission; polled for a while until sent or failed. */
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
        // The next poll may succeed; the page shows the mail as pending.
        .catch(() => {});
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, submission]);
  return current;
}
