import { useState } from 'react';
import { styled } from 'styled-components';
import { Badge, type BadgeProps } from '@signdrive/design-system/badge';
import { Button } from '@signdrive/design-system/button';
import { Icon } from '@signdrive/design-system/icon';
import { Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import type { Installment, InstallmentStatus } from '#/domain/order/order.ts';
import { formatMoney } from '#/shared/text/format.ts';
import { formatDay, isoDateOf } from '#/shared/text/moments.ts';
import { formatMonth } from '../days.ts';
import { installmentCopy } from '../orders.copy.ts';
import { useOrders } from '../orders.slice.ts';

const looks = {
  open: { tone: 'warning' },
  clearing: {},
  paid: { tone: 'success', icon: 'check' },
  refused: { tone: 'danger', icon: 'alert' },
} as const satisfies Record<InstallmentStatus, Pick<BadgeProps, 'tone' | 'icon'>>;

/** Number of months that are visible at first; earlier ones are collapsed. */
const shownAtFirst = 4;

/** Months of a plan, newest first: an open one with its payment line, then clearing and paid ones. */
export function Installments({ items }: { items: readonly Installment[] }) {
  const [isAllShown, setIsAllShown] = useState(false);
  const readAt = useOrders((state) => state.readAt);
  const today = readAt === undefined ? undefined : isoDateOf(new Date(readAt));
  const shown = isAllShown ? items : items.slice(0, shownAtFirst);
  const more = items.length - shown.length;
  return (
    <Stack gap={5}>
      {items.find(({ status }) => status !== 'open')?.status === 'refused' && (
        <Notice tone="danger" title={installmentCopy.refusedNote} />
      )}
      <List>
        {shown.map((item) => (
          <Month key={item.id} item={item} today={today} />
        ))}
      </List>
      {more > 0 && (
        <div>
          <Button variant="secondary" size="small" onPress={() => setIsAllShown(true)}>
            {installmentCopy.more(more)}
          </Button>
        </div>
      )}
      {items.some(({ status }) => status === 'clearing') && (
        <Text look="small" tone="muted">
          {installmentCopy.clearingNote}
        </Text>
      )}
    </Stack>
  );
}

/** @param today ISO date on which the orders were read */
function Month({ item, today }: { item: Installment; today: string | undefined }) {
  const { month, amountInCents, status, boletoLine } = item;
  return (
    <Row>
      <div>
        <Name>{formatMonth(month)}</Name>
        <When>{whenOf(item, today)}</When>
      </div>
      <Sum>
        <Amount>{formatMoney(amountInCents)}</Amount>
        <Badge {...looks[status]}>{installmentCopy.status[status]}</Badge>
      </Sum>
      {boletoLine !== undefined && <BoletoLine line={boletoLine} month={formatMonth(month)} />}
    </Row>
  );
}

function whenOf({ dueDate, paidAt, status }: Installment, today: string | undefined): string {
  if (status === 'refused') return installmentCopy.refused(formatDay(dueDate));
  if (paidAt !== undefined) return installmentCopy.paid(formatDay(paidAt));
  return today !== undefined && dueDate < today
    ? installmentCopy.wasDue(formatDay(dueDate))
    : installmentCopy.due(formatDay(dueDate));
}

function BoletoLine({ line, month }: { line: string; month: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const [attempts, setAttempts] = useState(0);
  async function copy() {
    try {
      await navigator.clipboard.writeText(line.replaceAll(/\D/g, ''));
      setOutcome('copied');
    } catch {
      // The clipboard is blocked or needs HTTPS: the line can be selected.
      setOutcome('notCopied');
    }
    setAttempts((count) => count + 1);
  }
  return (
    <Slip>
      <Line>
        <VisuallyHidden>{installmentCopy.line}: </VisuallyHidden>
        {line}
      </Line>
      <Button variant="secondary" size="small" onPress={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size="small" />
        {installmentCopy.copy} <VisuallyHidden>{installmentCopy.copyOf(month)}</VisuallyHidden>
      </Button>
      {outcome === 'notCopied' && <Said>{installmentCopy.notCopied}</Said>}
      <VisuallyHidden isLive occurrence={attempts}>
        {outcome && installmentCopy[outcome]}
      </VisuallyHidden>
    </Slip>
  );
}

const List = styled.ul`
  display: grid;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3) var(--space-4);
  padding-block: var(--space-4);
  border-bottom: 1px solid var(--color-border-subtle);

  @media (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
`;

const Name = styled.p`
  font-weight: 600;
`;

const When = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-small);
`;

/* On a phone the status has its own line: "Pago, em compensação" does not fit beside the month. */
const Sum = styled.div`
  display: contents;

  & > :last-child {
    grid-column: 1 / -1;
    justify-self: start;
  }
  @media (min-width: 48rem) {
    display: grid;
    gap: var(--space-1);
    justify-items: end;

    & > :last-child {
      grid-column: auto;
      justify-self: end;
    }
  }
`;

const Amount = styled.p`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const Slip = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-control);
  background: var(--color-surface-canvas);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Line = styled.p`
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-small);
  -webkit-user-select: all;
  user-select: all;
`;

const Said = styled.p`
  grid-column: 1 / -1;
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;
