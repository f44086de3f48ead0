import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages, type Messages } from '../../foundations/messages/messages.ts';
import { StepMark, segmentLook, type StepMarkState } from '../../components/stepper/StepMark.tsx';
import { VisuallyHidden } from '../../layout/index.ts';
import { words as own } from './words.ts';

export interface OrderProgressRow {
  /** Unique among the rows. */
  id: string;
  label: string;
  /** `stopped`: it ended here, and the next rows need an action. */
  state: 'completed' | 'current' | 'pending' | 'stopped';
  /** Time of the event, or the expected time, as text: "18 nov 2026, 10:12", "Previsto: 30 nov a 4 dez". */
  dateText?: string;
  /** The same time in ISO format, if it is a single one. */
  dateTime?: string;
  /** The next party to act and its deadline, or the reason of the stop. */
  note?: ReactNode;
}

export interface OrderProgressProps {
  /** Rows, from the first to the last. */
  rows: ReadonlyArray<OrderProgressRow>;
  /** Accessible name of the list. @default 'Andamento' */
  label?: string;
  /** `compact`: one line with the current state above a progress bar; for lists of orders. @default 'full' */
  look?: 'full' | 'compact';
  /** The last change; announced when it changes while the page is open. */
  announcement?: string;
}

const markOf = {
  completed: 'done',
  current: 'current',
  pending: 'ahead',
  stopped: 'error',
} as const satisfies Record<OrderProgressRow['state'], StepMarkState>;

/** Progress of an order: dated rows on a vertical line. See OrderProgress.spec.md. */
export function OrderProgress({ rows, label, look = 'full', announcement }: OrderProgressProps) {
  const words = useMessages('orderProgress', own);
  const part = { rows, label: label ?? words.label, words };
  return (
    <Root>
      {look === 'compact' ? <Compact {...part} /> : <Full {...part} />}
      <VisuallyHidden isLive>{announcement}</VisuallyHidden>
    </Root>
  );
}

interface PartProps extends Required<Pick<OrderProgressProps, 'rows' | 'label'>> {
  words: Messages['orderProgress'];
}

function Full({ rows, label, words }: PartProps) {
  return (
    <List aria-label={label}>
      {rows.map((row) => (
        <Row key={row.id} data-state={row.state}>
          <StepMark state={markOf[row.state]} />
          <Words>
            <Label>
              {row.label} <VisuallyHidden>({words[row.state]})</VisuallyHidden>
            </Label>
            <When row={row} />
            {row.note !== undefined && <Note>{row.note}</Note>}
          </Words>
        </Row>
      ))}
    </List>
  );
}

function Compact({ rows, label, words }: PartProps) {
  const now =
    rows.find(({ state }) => state === 'stopped') ??
    rows.find(({ state }) => state === 'current') ??
    rows.findLast(({ state }) => state === 'completed') ??
    rows[0];
  const completed = rows.filter(({ state }) => state === 'completed').length;
  return (
    <>
      {now && (
        <Head data-state={now.state}>
          <StepMark state={markOf[now.state]} />
          <Words>
            <Label>
              {now.label} <VisuallyHidden>({words[now.state]})</VisuallyHidden>
            </Label>
            {now.note === undefined ? <When row={now} /> : <Note>{now.note}</Note>}
          </Words>
          <Count>
            {words.count(completed, rows.length)} <VisuallyHidden>{words.countUnit}</VisuallyHidden>
          </Count>
        </Head>
      )}
      <Segments aria-label={label}>
        {rows.map((row) => (
          <Segment key={row.id} data-state={markOf[row.state]}>
            <VisuallyHidden>
              {row.label} ({words[row.state]}){row.dateText !== undefined && `, ${row.dateText}`}
            </VisuallyHidden>
          </Segment>
        ))}
      </Segments>
    </>
  );
}

/** A `time` element without `datetime` must contain a valid time, so other text is a span. */
function When({ row: { dateText, dateTime } }: { row: OrderProgressRow }) {
  if (dateText === undefined) return null;
  return dateTime === undefined ? (
    <Moment>{dateText}</Moment>
  ) : (
    <Moment as="time" dateTime={dateTime}>
      {dateText}
    </Moment>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const List = styled.ol`
  display: grid;
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--space-4);
  padding-bottom: var(--space-5);

  &:last-child {
    padding-bottom: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 1.5rem;
    bottom: 0;
    inset-inline-start: 0.6875rem;
    width: 2px;
    background: var(--color-border-ground);
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
  &[data-state='completed']::before {
    background: var(--color-text);
  }
  /* The line is interrupted after a stop. */
  &[data-state='stopped']:not(:last-child)::before {
    width: 0;
    border-inline-start: 2px dashed var(--color-border-control);
    background: none;
  }
  &[data-state='current'] > :first-child {
    outline: 5px solid var(--color-surface-selected);
  }
  @media (forced-colors: active) {
    &:not(:last-child)::before {
      background: GrayText;
    }
    &[data-state='completed']:not(:last-child)::before {
      background: CanvasText;
    }
    &[data-state='current'] > :first-child {
      outline: 0;
    }
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) auto;
  gap: var(--space-3);
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
`;

const Label = styled.span`
  font-weight: 600;

  [data-state='pending'] > * > & {
    color: var(--color-text-muted);
    font-weight: 500;
  }
`;

const Moment = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: var(--leading-small);
`;

const Note = styled.div`
  max-width: var(--width-prose);
  color: var(--color-text);
  font-size: var(--text-small);
  line-height: var(--leading-small);

  [data-state='pending'] > * > & {
    color: var(--color-text-muted);
  }
  [data-state='stopped'] > * > & {
    color: var(--color-feedback-danger);
    font-weight: 560;
  }
`;

const Count = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.5rem;
  white-space: nowrap;
`;

const Segments = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--space-1);
  align-items: center;
  height: 8px;
`;

const Segment = styled.li`
  ${segmentLook}
`;
