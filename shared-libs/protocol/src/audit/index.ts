export { describeTarget } from './audit-target.ts';
export { ACTIONS, actionName, areaName } from './describe-action.ts';
export { listDetails } from './list-details.ts';
export { recordedWord } from './recorded-words.ts';
