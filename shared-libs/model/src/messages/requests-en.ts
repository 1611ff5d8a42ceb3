import type { requestsZhTW } from './requests-zh-tw.ts';

/** Messages for authors of clients. */
export const requestsEn = {
  'request.unknown': 'This parameter is not known here; known are: {names}',
  'request.malformed':
    'The server cannot read this request: check the format of its address, headers and body.',
  'request.noRoute': 'There is no such path; see /api/docs for all of them.',
  'request.noQuery': 'No parameter is possible here: leave it out',
  'request.range': 'The file has no such range: read it without Range.',
  'request.header': 'Must be {min} to {max} letters, digits and {marks}',
  'request.appKey': 'The key or the secret is wrong: ask the operators of the site.',
  'request.domain': 'The domain must be a host of this site.',
  'request.appToken':
    'The application token is invalid or has expired: get a new one by POST /api/auth/signin.',
  'request.deployToken':
    'The token is invalid, expired, revoked or of another remote: create a new one on the page of releases.',
  'request.missing': 'This parameter is needed',
  'request.value': 'This value is not possible here',
  'request.oneOf': 'Must be one of: {values}',
  'request.whole': 'Must be a whole number from {min} to {max}',
  'request.long': 'Must not be longer than {max} characters',
  'request.days':
    'The first day must not be after the last, nor more than {months} months before it',
  'request.twice': 'Must not be sent twice',
  'request.text': 'Holds a character that cannot be stored (NUL, or half of a surrogate pair)',
  'request.keys': 'Must not have more than {max} fields',
  'request.deep': 'Is nested deeper than {max} levels, or holds a character that cannot be stored',
  'request.json': 'Is not JSON',
  'request.multipart': 'Is not a whole multipart/form-data body',
  'request.path': 'The address cannot be read',
  'request.overrideMissing':
    'POST stands for PUT here: say so with _method: put in the body, or X-HTTP-Method-Override: PUT',
  'request.overrideRefused': 'No other method may be named here',
} as const satisfies Record<keyof typeof requestsZhTW, string>;
