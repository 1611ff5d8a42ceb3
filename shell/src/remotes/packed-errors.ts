import { ApiError, isApiError } from '@admissions/api-client';
import type { ErrorCode } from '@admissions/protocol';
import {
  type ErrorResponse,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  isRouteErrorResponse,
} from 'react-router';
import { isRemoteFailure, RemoteFailure } from './remote-failure.ts';

type Packed =
  | { kind: 'response'; status: number; statusText: string; data: unknown }
  | { kind: 'api'; message: string; status: number; code: ErrorCode; requestId: string | null }
  | { kind: 'remote'; remote: string; version: string; isBrowserOnly: boolean }
  | { kind: 'error' };
/** Errors by route id as JSON, without details of the server. */
export type PackedErrors = Record<string, Packed>;

export const packErrors = (errors: Record<string, unknown> | null): PackedErrors | undefined =>
  errors
    ? Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, packError(error)]))
    : undefined;

const fromServer = new WeakSet<object>();

/** Whether the server hit this error and rendered it in place. */
export const isFromServer = (error: unknown) =>
  typeof error === 'object' && error !== null && fromServer.has(error);

/** Errors as the boundaries see them: equal on both sides of hydration. */
export function unpackErrors(
  errors: PackedErrors | undefined,
): Record<string, unknown> | undefined {
  if (!errors) return undefined;
  const entries = Object.entries(errors).map(([id, error]) => [id, unpackError(error)] as const);
  for (const [, error] of entries) fromServer.add(error);
  return Object.fromEntries(entries);
}

function packError(error: unknown): Packed {
  if (isRouteErrorResponse(error))
    return {
      kind: 'response',
      status: error.status,
      statusText: error.statusText,
      data: error.data,
    };
  if (isApiError(error))
    return {
      kind: 'api',
      message: error.message,
      status: error.status,
      code: error.code,
      requestId: error.requestId,
    };
  if (isRemoteFailure(error)) {
    const { remote, version, isBrowserOnly } = error;
    return { kind: 'remote', remote, version, isBrowserOnly };
  }
  return { kind: 'error' };
}
function unpackError(error: Packed): Error | ErrorResponse {
  if (error.kind === 'response')
    return new ErrorResponseImpl(error.status, error.statusText, error.data);
  if (error.kind === 'api') return new ApiError(error.message, error);
  if (error.kind === 'remote')
    return new RemoteFailure(
      error.remote,
      error.version,
      'the server could not load it',
      error.isBrowserOnly,
    );
  return new Error('error.default');
}
