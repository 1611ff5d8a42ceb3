import { fillPlaceholders } from '@admissions/model/messages';
import type { ClusterKey } from '@admissions/model/terms';
import { CLUSTER_NAMES, COLLEGE_SHORT_NAMES } from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import { Button, ChipLinks, Container } from '@admissions/ui';
import { useState } from 'react';
import type { College } from '../../lib/departments/guide-data.ts';
import { LANGUAGE_NAMES } from '../../lib/departments/levels.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import styles from './finder-chips.module.css';
import { TAUGHT_IN } from './finder-query.ts';
import type { FinderState } from './use-finder.ts';

interface FinderChipsProps {
  state: FinderState;
  colleges: readonly College[];
}
/** Each filter is a link. */
export function FinderChips({ state, colleges }: FinderChipsProps) {
  const t = useMessage();
  const [isWhole, setIsWhole] = useState(false);
  const { query, all, hrefWith } = state;
  const clusters = (Object.keys(CLUSTER_NAMES) as ClusterKey[])
    .map((key) => ({ key, count: all.filter((each) => each.clusters?.includes(key)).length }))
    .sort((one, other) => other.count - one.count);
  const hues = [...new Set(colleges.map(({ hue }) => hue))];
  const isTaught = TAUGHT_IN.every((each) => all.some(({ language }) => language === each));
  return (
    <div className={styles.chips} data-no-print>
      <Container>
        <div className="stack">
          <div className={styles.clusters} data-whole={isWhole || undefined}>
            <ChipLinks
              label={t(TEXTS.clusters)}
              links={clusters.map(({ key, count }) => ({
                label: (
                  <span data-faint={count === 0 || undefined}>
                    {fillPlaceholders(TEXTS.counted, { name: CLUSTER_NAMES[key]['zh-TW'], count })}
                  </span>
                ),
                href: hrefWith({ cluster: query.cluster === key ? '' : key }),
                isCurrent: query.cluster === key,
              }))}
            />
            {!isWhole && (
              <div className={styles.more}>
                <Button look="outline" onClick={() => setIsWhole(true)}>
                  {TEXTS.allClusters}
                </Button>
              </div>
            )}
          </div>
          {/* Without a query the index shows the same colleges. */}
          {state.isAsking && hues.length > 1 && (
            <ChipLinks
              label={TEXTS.colleges}
              links={hues.map((hue) => ({
                label: COLLEGE_SHORT_NAMES[hue]['zh-TW'],
                href: hrefWith({ college: query.college === hue ? '' : hue }),
                isCurrent: query.college === hue,
              }))}
            />
          )}
          {isTaught && (
            <ChipLinks
              label={t(TEXTS.language)}
              links={TAUGHT_IN.map((taught) => ({
                label: LANGUAGE_NAMES[taught]['zh-TW'],
                href: hrefWith({ taught: query.taught === taught ? '' : taught }),
                isCurrent: query.taught === taught,
              }))}
            />
          )}
        </div>
      </Container>
    </div>
  );
}
