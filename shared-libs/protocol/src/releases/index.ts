export { coversPath } from './covers-path.ts';
export {
  type BrowserFault,
  FAULTS,
  type Fault,
  MAX_REPORTS,
  RELEASES_PATH,
  REPORT_PATH,
  type ServerFault,
  SHELL,
  toReleaseFingerprint,
  type Vital,
} from './figures.ts';
export type {
  Figures,
  FiguresOfRelease,
  ReleaseName,
  ReleasesAnswer,
  Report,
  ReportBatch,
} from './figures-schema.ts';
export { releasesSchema, reportBatchSchema } from './figures-schema.ts';
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
export {
  type ChannelActionRequest,
  channelRequestSchema,
  channelWriteSchema,
  ownerFields,
  pinWriteSchema,
  remoteName,
  rollbackWriteSchema,
} from './release-schema.ts';
export { type AdoptionReceipt, RELEASE_SERVICE_PATHS } from './release-service.ts';
export {
  AUTOMATIC,
  DEPLOY_SCOPES,
  type DeployScope,
  type OwnerWrite,
  RELEASE_ACTIONS,
  RELEASE_ADMIN_PATHS,
  RELEASE_CHANNELS,
  RELEASE_PATHS,
  type ReleaseAction,
  type ReleaseChannel,
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
export {
  buildRegistryEntrySchema,
  buildRegistrySchema,
  type Canary,
  type Claim,
  REMOTE_CONTRACT,
  type RemoteManifest,
  registeredReleaseSchema,
  releaseSchema,
  remoteManifestSchema,
  type ShellContract,
  type ShellReport,
  shellAdoptionSchema,
  shellContractSchema,
  type Trial,
} from './remote-schema.ts';
export { RUNNING_RELEASES_PATH, type RunningReleases } from './running-releases.ts';
export { SHARED_PACKAGES, type SharedPackage } from './shared-packages.ts';
export { RELEASE_PARAM, RELOADED_PARAM, SHELL_PATHS } from './shell-paths.ts';
