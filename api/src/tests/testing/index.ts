export { addEntry, asNews } from './add-entry.ts';
export {
  account,
  type Caller,
  forwardedFor,
  PASSWORD,
  type Staff,
  signIn,
  staff,
  staffWith,
  visitor,
} from './callers.ts';
export {
  asPerson,
  asStaff,
  asVisitor,
  type Call,
  callsOf,
  type Person,
  personOf,
  staffOf,
  type TestResponse,
  visitorOf,
} from './calls.ts';
export { changeEntry, insertEntry, sampleEntry, samplePicture } from './sample-entry.ts';
export { sampleSubmission } from './sample-submission.ts';
export { sampleVisit } from './sample-visit.ts';
export { solved, solvedProof } from './solved-proof.ts';
export { submitForm } from './submit-form.ts';
export { auditOf, listening, openTestApp, type TestApp, testApp } from './test-app.ts';
export { picture, type UploadOptions, uploadTo } from './upload.ts';
