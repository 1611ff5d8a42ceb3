import { api } from '@admissions/api-client';
import type { ChannelChange } from '@admissions/protocol/releases';
import type { Translate } from '@admissions/store';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { countErrors, formatRate, hasManyErrors } from './count-errors.ts';
import type { RemoteOverview } from './describe-remotes.ts';
import type { ChangeProof } from './releases.ts';
import { createReleasesApi } from './releases.ts';
import { TEXTS } from './texts.ts';

/** A change of a remote that needs a confirmation and a reason. */
export interface ProposedChange {
  title: string;
  /** One sentence each. */
  effects: string[];
  confirmLabel: string;
  /** Initial text of the reason. */
  reason: string;
  isDangerous: boolean;
  /** Title once the change is done. */
  doneLabel: string;
  /** Resolves to null where no shell has to adopt anything. */
  run: (proof: ChangeProof) => Promise<ChannelChange | null>;
}

const { pinTitle, pinText, pin, pinned, unpinTitle, unpinText, unpin, unpinned } = TEXTS.change;
const PIN_TEXTS = [pinTitle, pinText, pin, pinned] as const;
const UNPIN_TEXTS = [unpinTitle, unpinText, unpin, unpinned] as const;

/** Operators' changes, each confirmed first; the page reloads when the dialog closes. */
export function useReleaseChanges() {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const [proposed, setProposed] = useState<ProposedChange | null>(null);
  const calls = () => createReleasesApi(api());

  return {
    proposed,
    closeDialog() {
      setProposed(null);
      void revalidate();
    },
    rollBack(overview: RemoteOverview, version: string) {
      const { remote, version: current } = overview;
      const params = { remote, version, current: current ?? '' };
      // Another operator may change it while this page is open.
      const from = current === null ? {} : { from: current };
      setProposed({
        title: t(TEXTS.change.rollBackTitle, params),
        effects: [t(TEXTS.change.rollBackText, params), t(TEXTS.change.rollBackPin, params)],
        confirmLabel: t(TEXTS.change.rollBack, params),
        reason: suggestReason(overview, t),
        isDangerous: true,
        doneLabel: t(TEXTS.change.rolledBack, params),
        run: (proof) => calls().rollBack(remote, { ...from, version, ...proof }),
      });
    },
    /** Puts a release in force for everybody, including a canary. */
    use({ remote, pin, canary }: RemoteOverview, version: string) {
      const params = { remote, version };
      const isCanary = canary?.version === version;
      setProposed({
        title: t(isCanary ? TEXTS.change.promoteTitle : TEXTS.change.useTitle, params),
        effects: [t(TEXTS.change.useText, params), ...(pin ? [t(TEXTS.change.unpins)] : [])],
        confirmLabel: t(isCanary ? TEXTS.change.promote : TEXTS.change.use, params),
        reason: '',
        isDangerous: false,
        doneLabel: t(TEXTS.change.used, params),
        run: (proof) => calls().switchChannel(remote, 'stable', { version, ...proof }),
      });
    },
    stopCanary({ remote }: RemoteOverview, version: string) {
      const params = { remote, version };
      setProposed({
        title: t(TEXTS.change.stopTitle, params),
        effects: [t(TEXTS.change.stopText, params)],
        confirmLabel: t(TEXTS.change.stop),
        reason: '',
        isDangerous: true,
        doneLabel: t(TEXTS.change.stopped, params),
        async run(proof) {
          await calls().switchChannel(remote, 'canary', { version, percent: 0, ...proof });
          return null;
        },
      });
    },
    /** Pins the release in force, or ends the pin. */
    togglePin({ remote, version, pin }: RemoteOverview) {
      const params = { remote, version: version ?? '' };
      const [title, effect, label, done] = pin ? UNPIN_TEXTS : PIN_TEXTS;
      setProposed({
        title: t(title, params),
        effects: [t(effect)],
        confirmLabel: t(label, params),
        reason: '',
        isDangerous: false,
        doneLabel: t(done, params),
        async run(proof) {
          await calls().pin(remote, { isPinned: !pin, ...proof });
          return null;
        },
      });
    },
  };
}
export type ReleaseChanges = ReturnType<typeof useReleaseChanges>;

// Suggests the figures as the reason, to save time in an emergency.
function suggestReason({ version, figures }: RemoteOverview, t: Translate): string {
  const inForce = figures.find((release) => release.version === version);
  const errors = inForce && countErrors(inForce);
  if (!errors || !hasManyErrors(errors)) return '';
  const { count, rate } = errors;
  return rate === null
    ? t(TEXTS.change.reasonCount, { version: version ?? '', count })
    : t(TEXTS.change.reasonErrors, { version: version ?? '', rate: formatRate(rate) });
}
