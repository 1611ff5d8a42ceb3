/** Of each command that sends a release. */
export const SEND_OPTIONS = [
  'to',
  'token-file',
  'version',
  'reason',
  'canary',
  'promote-after',
  'drop',
];
export const SEND_FLAGS = ['preview', 'allow-lower'];

/** What sendAndReport needs of them. */
export const parseSending = (values) => ({
  canary: parseCanary(values.canary, values['promote-after']),
  isPreview: values.preview,
  reason: values.reason,
  allowLower: values['allow-lower'],
});

/** The paths of --drop. */
export const parseDrops = ({ drop }) => drop?.split(',').filter(Boolean);

/** Parses --canary and --promote-after: { percent, promoteAfter } (minutes), or undefined. */
export function parseCanary(percentText, waitText) {
  if (percentText === undefined) {
    if (waitText === undefined) return undefined;
    throw new Error('--promote-after belongs to --canary.');
  }
  const percent = Number(percentText);
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new Error(`--canary must be a share from 1 to 100, not "${percentText}".`);
  return { percent, promoteAfter: parseWait(waitText) };
}

function parseWait(text) {
  if (text === undefined) return undefined;
  const [, number, unit] = /^(\d{1,4})(m|h)$/.exec(text) ?? [];
  const minutes = Number(number) * (unit === 'h' ? 60 : 1);
  if (number === undefined || minutes < 1)
    throw new Error(`--promote-after must be a time such as 30m or 2h, not "${text}".`);
  return minutes;
}
