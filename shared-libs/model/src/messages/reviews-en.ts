import type { reviewsZhTW } from './reviews-zh-tw.ts';

/** Messages of approvals. */
export const reviewsEn = {
  'error.needsApproval':
    'What is published in this area needs the approval of a colleague. Save a draft and ask somebody to look at it.',
  'error.changedSinceApproval':
    'This was changed after it was approved. Ask a colleague to look at it again before you publish it.',
  'error.ownApproval': 'Whoever changed it last cannot approve it. Please ask another colleague.',
  'error.ownReview': 'You asked for this yourself: somebody else has to answer.',
  'error.lastEditorAsked': 'This colleague changed it last. Please choose another one.',
  'error.reviewAnswered': 'This was answered or taken back already. Please reload and look again.',
  'error.reviewAsked': 'You have asked this colleague already and there is no answer yet.',
  'error.reviewMoved':
    'It has just been changed. Please look at what it says now before you answer.',
  'error.notPublishable':
    'This draft is not complete yet, so it cannot be approved. Send it back, or ask for what is missing: {fields}',
  'error.approvalMeets':
    'The draft changes the same place as the version that {name} has just published. Open the form and choose what to keep.',
  'error.draftInBundle':
    'This draft goes live with the bundle “{name}” and cannot be scheduled by itself.',
  'error.inOtherBundle':
    '“{title}” is in another bundle, “{name}”, already. Please remove it there first.',
  'error.bundleFull': 'A bundle has at most {max} entries.',
  'error.bundleBlocked':
    'Nothing was published, because of {count}: please look at what is listed beside each.',
  'error.bundleEmpty': 'There is nothing to publish in this bundle.',
  'error.bundleMoved':
    'This bundle has just changed, and nothing was published. Please look at it again.',
  'error.bundleOver': 'This bundle is published already.',
  'error.bundleNotUndone':
    'Nothing was undone, because these were changed after the publication: {titles}',
  'error.ownBundleApproval':
    'Whoever changed it last cannot approve it. Please ask another colleague: {titles}',
  'error.mediaNeedsApproval':
    'This file is used where publishing needs an approval, so it cannot be replaced in place. Upload a new file and use that in a draft.',
  'reply.placeholder': 'There is no placeholder “{name}”, only: {names}',
  'reply.noValue': '{reference} has no “{name}”: change the text, or do not choose this one',
  'reply.noAddress': 'None of the chosen requests has an e-mail address',
  'merge.notDuplicate':
    'These two have neither the same e-mail address nor telephone, or were sent more than {days} days apart.',
  'merge.booked': '{reference} still holds booked seats. Decline it first, then merge.',
  'merge.twice':
    'Another request is merged into {reference}: take it out first, or merge the other way round.',
} as const satisfies Record<keyof typeof reviewsZhTW, string>;
