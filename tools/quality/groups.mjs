import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

/**
 * What `npm test` does not run every time: beside everything else, each run takes one of these groups, which are about as long as each other.
 * `journeys` are files of `e2e/journeys`, `unit` and `api` files of unit tests and of the API, `steps` whole steps of `tools/test.mjs`.
 */
export const groups = [
  {
    name: 'releases',
    journeys: [
      'faults/canary',
      'faults/release-service',
      'faults/service-channels',
      'staff/releases',
    ],
  },
  {
    name: 'isolation',
    journeys: ['faults/crowd', 'faults/every-script-named', 'faults/isolation', 'faults/open-tabs'],
  },
  {
    name: 'services',
    unit: ['shell/server/render/isolated/renderers.test.ts'],
    api: [
      'src/features/releases/{make-asked-change,pin-channel,prune-releases}.test.ts',
      'src/features/releases/{send-release,serve-shells,switch-channel}.test.ts',
      'src/features/media/{library,media,media-access,share-picture}.test.ts',
      'src/features/media/{sorts-of-files,upload-attacks}.test.ts',
    ],
    journeys: ['faults/api-away', 'faults/remote-away'],
  },
  {
    name: 'teams',
    journeys: ['faults/in-development', 'faults/own-repository'],
  },
  {
    name: 'commands',
    unit: [
      'tools/lib/gates/gates.test.mjs',
      'tools/lib/release.test.mjs',
      'tools/quality/how-to.test.mjs',
    ],
    journeys: ['faults/release-commands'],
  },
  {
    name: 'node',
    steps: ['other Node'],
    unit: [
      'tools/lib/check-settings.test.mjs',
      'tools/lib/first-run.test.mjs',
      'tools/lib/keep-running.test.mjs',
      'tools/lib/service.test.mjs',
      'tools/lib/turns.test.mjs',
    ],
    api: [
      'src/app/commands/transfer.test.ts',
      'src/features/forms/send/form-server.test.ts',
      'src/features/media/full-disk.test.ts',
      'src/platform/logger.test.ts',
    ],
    journeys: ['faults/start'],
  },
  { name: 'containers', steps: ['containers'] },
  {
    name: 'embedded',
    steps: ['embedded database'],
    journeys: ['visitor/api-page', 'visitor/findability'],
  },
  {
    name: 'ends',
    steps: ['embedded engine'],
    journeys: ['faults/framing', 'faults/held-connections'],
  },
  {
    name: 'engines',
    steps: ['engines'],
    api: [
      'src/features/forms/send/form-load.test.ts',
      'src/features/identity/sign-in/{guessing,lock-outs}.test.ts',
    ],
    journeys: ['staff/provider'],
  },
  {
    name: 'screens',
    api: ['src/content/routes/every-kind.test.ts'],
    journeys: [
      'staff/accessibility',
      'staff/bad-input',
      'staff/every-kind',
      'staff/every-screen',
      'staff/field-messages',
      'staff/hostile-texts',
      'staff/life-of-an-entry',
      'staff/narrow-lists',
      'staff/office-settings',
      'staff/rows-from-a-file',
      'staff/still-form',
      'staff/still-screens',
      'staff/trash',
    ],
  },
  {
    name: 'office',
    unit: [
      'shared-libs/admin-ui/src/drafts/draft.test.tsx',
      'shared-libs/admin-ui/src/list/list-commands.test.tsx',
      'shared-libs/admin-ui/src/media/uploads.test.tsx',
    ],
    api: ['src/features/reviews/approved-publishing.test.ts'],
    journeys: ['staff/approval', 'staff/clicks', 'staff/inbox'],
  },
  {
    name: 'desk',
    api: [
      'src/app/api-version.test.ts',
      'src/tests/attack/**',
      'src/tests/contract/generated-inputs.test.ts',
    ],
    journeys: [
      'staff/accounts',
      'staff/early-search',
      'staff/light-start',
      'staff/media-desk',
      'staff/news-desk',
      'staff/page-beside',
      'staff/preview',
      'staff/replies',
      'staff/turnover',
      'staff/two-editors',
      'staff/whitelist',
      'staff/zhuyin',
    ],
  },
  {
    name: 'pages',
    journeys: [
      'visitor/accessibility',
      'visitor/anchors',
      'visitor/every-page',
      'visitor/every-page-in-a-browser',
      'visitor/headings',
      'visitor/in-pieces',
      'visitor/without-content',
    ],
  },
  {
    name: 'hands',
    journeys: [
      'visitor/finder',
      'visitor/folds',
      'visitor/frame',
      'visitor/header',
      'visitor/keyboard',
      'visitor/my-scores',
      'visitor/narrow-columns',
      'visitor/phone-details',
      'visitor/phone-heights',
      'visitor/reading',
      'visitor/teacher',
      'visitor/visit-form-pointer',
    ],
  },
];
const names = groups.map(({ name }) => name);

/** The name of the group that a commit chooses: by its hash, so that in the long run each has its turn. */
export const groupOfCommit = (commit) =>
  names[Number.parseInt(commit.slice(0, 8), 16) % names.length];

/** The name of the group of this run: what `TEST_GROUP` says (`all` for every one), or the commit that this tree stands on. */
export function chooseGroup(
  wanted = process.env.TEST_GROUP,
  readCommit = () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }),
) {
  if (wanted) {
    if (wanted === 'all' || names.includes(wanted)) return wanted;
    throw new Error(`TEST_GROUP is "${wanted}"; it can be all, ${names.join(', ')}.`);
  }
  return existsSync(join(root, '.git')) ? groupOfCommit(readCommit()) : names[0];
}

/** What a run with this group leaves to the others: names of steps, files of the unit tests and of the API, arguments of Playwright. */
export function leaveOut(chosen) {
  const others = chosen === 'all' ? [] : groups.filter(({ name }) => name !== chosen);
  const of = (part) => others.flatMap((group) => group[part] ?? []);
  const journeys = of('journeys');
  return {
    steps: of('steps'),
    unit: of('unit'),
    api: of('api'),
    journeys: journeys.length ? [`--grep-invert=(${journeys.join('|')})\\.spec\\.ts`] : [],
  };
}
