export { coversPath } from './covers-path.ts';
export type { BrowserFault, Fault, ServerFault, Vital } from './figures.ts';
export {
  FAULTS,
  MAX_REPORTS,
  RELEASES_PATH,
  REPORT_PATH,
  SHELL,
  toReleaseFingerprint,
  VITALS,
} from './figures.ts';
export type {
  Channel,
  Figures,
  FiguresOfRelease,
  ReleaseName,
  ReleasesAnswer,
  Report,
  ReportBatch,
  VitalFigures,
} from './figures-schema.ts';
export { figuresSchema, releasesSchema, reportBatchSchema } from './figures-schema.ts';
export type {
  AdoptionOutcome,
  ChannelChange,
  ChannelState,
  DeployToken,
  JudgedFigures,
  NewDeployToken,
  Observation,
  Pin,
  ReleaseLogLine,
  ReleaseRecord,
  RemoteOwner,
  RemoteRecord,
  SentRelease,
} from './release-answers.ts';
export { RELEASE_ANSWERS } from './release-answers.ts';
export type { ChannelActionRequest } from './release-schema.ts';
export {
  channelRequestSchema,
  channelWriteSchema,
  ownerFields,
  pinWriteSchema,
  remoteName,
  rollbackWriteSchema,
} from './release-schema.ts';
export type { AdoptionReceipt, ChannelStep } from './release-service.ts';
export { RELEASE_SERVICE_PATHS } from './release-service.ts';
export type { DeployScope, OwnerWrite, ReleaseAction, ReleaseChannel } from './releases.ts';
export {
  AUTOMATIC,
  DEPLOY_SCOPES,
  RELEASE_ACTIONS,
  RELEASE_ADMIN_PATHS,
  RELEASE_CHANNELS,
  RELEASE_PATHS,
} from './releases.ts';
export type {
  AllowedReleases,
  Boot,
  Budget,
  Owners,
  Registry,
  RegistryEntry,
  Release,
} from './remote.ts';
export { canOpen } from './remote.ts';
export type {
  Canary,
  Claim,
  RemoteManifest,
  ShellContract,
  ShellReport,
  Trial,
} from './remote-schema.ts';
export {
  buildRegistryEntrySchema,
  buildRegistrySchema,
  REMOTE_CONTRACT,
  registeredReleaseSchema,
  releaseSchema,
  remoteManifestSchema,
  shellAdoptionSchema,
  shellContractSchema,
} from './remote-schema.ts';
export type { ReleaseLink, RunningReleases } from './running-releases.ts';
export { RELEASE_LINK_PATH, RUNNING_RELEASES_PATH } from './running-releases.ts';
export type { SharedPackage } from './shared-packages.ts';
export { SHARED_PACKAGES } from './shared-packages.ts';
export { RELEASE_PARAM, RELOADED_PARAM, SHELL_PATHS } from './shell-paths.ts';
