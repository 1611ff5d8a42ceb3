/** Of each command that sends a release. */
export const SEND_OPTIONS = ['to', 'token-file', 'version', 'reason', 'canary', 'drop'];
export const SEND_FLAGS = ['preview', 'allow-lower'];

/** What sendAndReport needs of them. */
export const parseSending = (values) => ({
  percent: parseShare(values.canary),
  isPreview: values.preview,
  reason: values.reason,
  allowLower: values['allow-lower'],
});

/** The paths of --drop. */
export const parseDrops = ({ drop }) => drop?.split(',').filter(Boolean);

/** The percentage of --canary; undefined without it. */
export function parseShare(text) {
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new Error(`--canary must be a share from 1 to 100, not "${text}".`);
  return percent;
}
