import type { AnyKind, Field, ImageValue } from '@admissions/model';
import type { FastifyRequest } from 'fastify';
import type { ContentReader } from '../../content/hooks.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { findPreviewDraft } from './find-preview-draft.ts';
import { withPreviewDrafts } from './with-preview-draft.ts';

/** Reads content with the request's drafts applied; null without a draft of these kinds. */
export async function findPreviewReader(
  deps: Pick<PlatformDeps, 'db' | 'config'>,
  request: Pick<FastifyRequest, 'headers'>,
  kinds: readonly string[],
): Promise<ContentReader | null> {
  const preview = await findPreviewDraft(deps, request);
  const drafts = preview?.drafts.filter(({ kind }) => kinds.includes(kind)) ?? [];
  if (drafts.length === 0) return null;
  const reader: ContentReader = {
    isPreview: true,
    select: (read) => withPreviewDrafts(deps.db, drafts, read),
    show: (kind, entries) =>
      entries.map((entry) => ({ ...entry, ...fillMissingImages(kind.fields, entry) })),
    // A preview is private to one reader.
    send: async (_request, reply, { load }) =>
      reply.header('cache-control', 'private, no-store').send(await load(reader)),
  };
  return reader;
}

/** Pages rely on required pictures, which a draft may lack. */
function fillMissingImages(
  fields: AnyKind['fields'],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fillMissingImage(fields[name], value)]),
  );
}
function fillMissingImage(field: Field | undefined, value: unknown): unknown {
  if (field?.type === 'list' && Array.isArray(value) && !field.item[''])
    return value.map((row: Record<string, unknown>) => fillMissingImages(field.item, row));
  return field?.required && value === null && (field.type === 'image' || field.type === 'panorama')
    ? PLACEHOLDER_IMAGE
    : value;
}

const GREY_IMAGE_URL = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="100%" height="100%" fill="#d5deeb"/></svg>')}`;
const PLACEHOLDER_IMAGE: ImageValue = {
  url: GREY_IMAGE_URL,
  alt: '',
  width: 1600,
  height: 900,
  focal: { x: 0.5, y: 0.5 },
  placeholder: '',
  sources: [],
};
