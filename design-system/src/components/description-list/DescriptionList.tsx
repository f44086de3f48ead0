import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Anchor } from '../link/Anchor.tsx';
import { words as own } from './words.ts';

/** An action on one row: a link if it has an `href`, else a button. */
export interface DescriptionAction {
  /** A verb ("Editar"); the row's term is appended to the accessible name. */
  label: string;
  href?: string;
  onPress?: () => void;
}

export interface DescriptionRow {
  term: string;
  /** Without it, or with null or '', `emptyText` is shown. */
  description?: ReactNode;
  /** Text announced instead of a visually masked description ("terminado em 42"). */
  spoken?: string;
  /** A note on the value, such as its source or why it can't be changed. */
  note?: ReactNode;
  action?: DescriptionAction;
}

export interface DescriptionListProps {
  /** Terms with their values. */
  rows: ReadonlyArray<DescriptionRow>;
  /** Number of columns from 40rem on. @default 1 */
  columns?: 1 | 2;
  /** Shown instead of a missing value. @default 'não informado' */
  emptyText?: string;
}

/** A list of terms and values. See DescriptionList.spec.md. */
export function DescriptionList({ rows, columns = 1, emptyText }: DescriptionListProps) {
  const words = useMessages('descriptionList', own);
  return (
    <Root>
      <List data-columns={columns}>
        {rows.map(({ term, description, spoken, note, action }) => (
          <Row key={term}>
            <Term>{term}</Term>
            <Value>
              {isEmpty(description) ? (
                <Empty>{emptyText ?? words.empty}</Empty>
              ) : (
                <>
                  <span aria-hidden={spoken !== undefined || undefined}>{description}</span>
                  {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
                </>
              )}
              {note !== undefined && <Note>{note}</Note>}
            </Value>
            {action && (
              <ActionCell data-screen>
                <Action action={action} term={term} />
              </ActionCell>
            )}
          </Row>
        ))}
      </List>
    </Root>
  );
}

function isEmpty(description: ReactNode): boolean {
  return description === undefined || description === null || description === '' || description === false;
}

function Action({ action: { label, href, onPress }, term }: { action: DescriptionAction; term: string }) {
  const words = (
    <>
      <span>{label}</span> <VisuallyHidden>{term}</VisuallyHidden>
    </>
  );
  if (href !== undefined) {
    return (
      <ActionLink href={href} onClick={() => onPress?.()}>
        {words}
      </ActionLink>
    );
  }
  return (
    <ActionButton type="button" onClick={() => onPress?.()}>
      {words}
    </ActionButton>
  );
}

const Root = styled.div`
  container-type: inline-size;
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--space-6);

  @container (min-width: 40rem) {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(6.5rem);
  gap: 0 var(--space-4);
  align-content: start;
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--color-border-subtle);
`;

const Term = styled.dt`
  grid-column: 1;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

const Value = styled.dd`
  grid-column: 1;
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: 500;
`;

const Empty = styled.span`
  color: var(--color-text-muted);
  font-weight: 400;
`;

const Note = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-weight: 400;
  line-height: var(--leading-small);
`;

const ActionCell = styled.dd`
  grid-row: 1 / span 2;
  grid-column: 2;
  align-self: center;

  @container (max-width: 16rem) {
    grid-row: 3;
    grid-column: 1 / -1;
  }
`;

const actionLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  min-width: var(--size-target);
  min-height: var(--size-target);
  border-radius: var(--radius-small);
  color: var(--color-text-link);
  font-weight: 560;
  line-height: 1.25rem;
  text-align: end;
  text-decoration: none;

  &:hover > span:first-child {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

const ActionLink = styled(Anchor)`
  ${actionLook}
`;

const ActionButton = styled.button`
  ${actionLook}
`;
