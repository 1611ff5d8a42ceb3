import {
  Button,
  readFieldLabel,
  Table,
  useFindingDescriptions,
  useLostFocus,
} from '@admissions/admin-ui';
import { type AnyKind, buildStaffUrl, PART_SEPARATOR } from '@admissions/model';
import type { Finding } from '@admissions/model/checks';
import { kindOf } from '@admissions/model/kinds';
import { AREA_LABELS } from '@admissions/protocol';
import type { BundleFindings, BundleItem, ReviewSubject } from '@admissions/protocol/staff';
import { type Translate, useMessage } from '@admissions/store';
import { useRef } from 'react';
import { Link } from 'react-router';
import { buildRolloverHref } from '../../lib/rollover-kinds.ts';
import { TEXTS as COMMON } from '../../lib/texts.ts';
import { HIDDEN, STATES, TEXTS } from './texts.ts';

interface BundleItemsProps {
  items: readonly BundleItem[];
  findings: readonly BundleFindings[];
  isBusy: boolean;
  /** Null while the bundle is published. */
  onRemove: ((item: BundleItem) => void) | null;
}
/** The entries of a bundle, each with its state and its hints. */
export function BundleItems({ items, findings, isBusy, onRemove }: BundleItemsProps) {
  const t = useMessage();
  const list = useRef<HTMLDivElement>(null);
  // A pressed button leaves with its row.
  const lostFocus = useLostFocus(() => list.current?.querySelector('table a, table button'));
  return (
    <div ref={list} {...lostFocus}>
      <Table
        rowKey="id"
        isFitted
        isBusy={isBusy}
        dataSource={items}
        empty={t(TEXTS.empty)}
        columns={[
          { key: 'entry', title: TEXTS.entry, render: (_, item) => <ItemLink item={item} /> },
          {
            key: 'state',
            title: TEXTS.state,
            render: (_, item) => (
              <ItemState
                item={item}
                findings={findings.find(({ id }) => id === item.id)?.findings ?? []}
              />
            ),
          },
          ...(onRemove && items.some(isEditable)
            ? [
                {
                  key: 'actions',
                  title: TEXTS.actions,
                  render: (_: unknown, item: BundleItem) =>
                    isEditable(item) && (
                      <Button
                        size="small"
                        disabled={isBusy}
                        aria-label={t(TEXTS.removeLabel, {
                          title: nameItem(item, t) || t(TEXTS.untitled),
                        })}
                        onClick={() => onRemove(item)}
                      >
                        {t(TEXTS.remove)}
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

const isEditable = ({ state }: BundleItem) => state !== 'right';

/** A single entry has the name of its kind. */
export function nameItem({ kind: id, title }: Pick<BundleItem, 'kind' | 'title'>, t: Translate) {
  const kind = kindOf(id);
  return kind.singleton ? t(kind.label) : title;
}

interface ItemLinkProps {
  item: ReviewSubject & Pick<BundleItem, 'title'> & Partial<BundleItem>;
}
export function ItemLink({ item }: ItemLinkProps) {
  const t = useMessage();
  const { entryId, parent, state } = item;
  const name = nameItem(item, t);
  const kind = kindOf(item.kind);
  const to = buildStaffUrl(kind, entryId, parent);
  const hasPage = state !== 'right' && state !== 'gone';
  return (
    <>
      {hasPage ? <Link to={to}>{name || t(TEXTS.untitled)}</Link> : name}
      <small className="faint tiny block">
        {t(kind.singleton ? AREA_LABELS[kind.area] : kind.label)}
      </small>
    </>
  );
}

function ItemState({ item, findings }: { item: BundleItem; findings: readonly Finding[] }) {
  const t = useMessage();
  const kind = kindOf(item.kind);
  const rollover = buildRolloverHref(kind);
  const { state, hidden } = item;
  // In one sentence with the state.
  const isRemark = state === 'ready' && !hidden;
  const fields = t.join(item.fields.map((name) => t(readFieldLabel(kind, name))));
  return (
    <>
      {t(STATES[state], { fields })}
      {hidden && t(TEXTS.but) + t(HIDDEN[hidden])}
      {rollover && item.unconfirmed > 0 && (
        <>
          {isRemark && t(TEXTS.but)}
          <Link className={isRemark ? '' : 'block small'} to={`${rollover}&step=review`}>
            {t(TEXTS.unconfirmed, { count: item.unconfirmed })}
          </Link>
        </>
      )}
      {state === 'published' && !hidden && kind.page && (
        <a className="block small" href={pageOf(kind, item)} target="_blank" rel="noopener">
          {t(COMMON.view)}
        </a>
      )}
      {findings.length > 0 && <ItemFindings kind={kind} findings={findings} />}
    </>
  );
}

/** Only pages of one entry need no more than its id. */
const pageOf = ({ page }: AnyKind, { entryId: id }: BundleItem) =>
  (page?.isOwnPage && page.entry?.({ id })) || page?.page;

function ItemFindings({ kind, findings }: { kind: AnyKind; findings: readonly Finding[] }) {
  const t = useMessage();
  const { describePlace, describeRule } = useFindingDescriptions(kind);
  return (
    <ul className="small">
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)}>
          <strong>{describePlace(finding)}</strong>
          {t(PART_SEPARATOR)}
          {describeRule(finding)}
        </li>
      ))}
    </ul>
  );
}
