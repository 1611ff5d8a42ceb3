import type { Api } from '@admissions/api-client';
import type { AuditCheck, AuditEntry, Page } from '@admissions/protocol';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import type { AuditQuery } from './audit-query.ts';

/** The managers' calls for the audit log. */
export const createAuditApi = (api: Api) => ({
  page: (query: AuditQuery, signal?: AbortSignal) => {
    const said = Object.entries(query).filter(([, value]) => value !== '');
    return api.get<Page<AuditEntry>>(ACCOUNT_PATHS.audit, {
      params: Object.fromEntries(said),
      ...(signal && { signal }),
    });
  },
  /** Reads the whole log, which takes its time. */
  check: () => api.get<AuditCheck>(ACCOUNT_PATHS.auditCheck, { timeout: 60_000, once: true }),
});
