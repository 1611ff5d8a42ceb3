import { requiredLine } from '@admissions/model/schema';
import { z } from 'zod';
import { judgedFigures } from './release-answers.ts';
import { CHANNEL_ACTIONS } from './release-service.ts';

const MAX_VERSION_LENGTH = 50;
const VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}(-[\w.]+)?$/;
const PREFIX = /^\/[\w/-]*$/;

const version = () =>
  z
    .string('validation.required')
    .max(MAX_VERSION_LENGTH, 'request.value')
    .regex(VERSION, 'request.value');
const reason = () => requiredLine(200).meta({ minLength: 1, maxLength: 200 });

export const remoteName = () =>
  z
    .string()
    .max(60, 'request.value')
    .regex(/^mf_[a-z_]+$/, 'request.value');

/** `percent` is for the canary only. */
export const channelWriteSchema = z.strictObject({
  version: version(),
  reason: reason(),
  percent: z
    .int('validation.integer')
    .min(0, 'validation.min|min=0')
    .max(100, 'validation.max|max=100')
    .optional(),
});
export const rollbackWriteSchema = z.strictObject({
  from: version().optional(),
  version: version().optional(),
  reason: reason(),
});
/**
 * From a shell that judges releases by their figures.
 * Ignored when another release has become the canary or the one on trial.
 */
export const channelRequestSchema = z.strictObject({
  action: z.enum(CHANNEL_ACTIONS),
  version: version(),
  /** Start of the canary or trial, by the shell's registry (ISO 8601). */
  since: z.iso.datetime(),
  reason: reason(),
  figures: judgedFigures,
});
export type ChannelActionRequest = z.infer<typeof channelRequestSchema>;
export const pinWriteSchema = z.strictObject({
  isPinned: z.boolean('validation.required'),
  reason: reason(),
});
/** An owner without the confirming password. */
export const ownerFields = {
  team: requiredLine(80).meta({ minLength: 1, maxLength: 80 }),
  prefixes: z
    .array(z.string('validation.required').max(200, 'request.value').regex(PREFIX, 'request.value'))
    .max(100, 'request.value'),
  budget: z
    .strictObject({
      entry: z.int().positive().optional(),
      page: z.int().positive().optional(),
      total: z.int().positive().optional(),
      file: z.int().positive().optional(),
    })
    .optional(),
};
