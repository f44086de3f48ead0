import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../foundations/visually-hidden.ts';
import { VisuallyHidden } from '../../layout/index.ts';

export interface SideBySideColumn {
  key: string;
  /** Name of the column: "T-Cross". */
  name: string;
  /** Distinguishes columns with the same name: "Comfortline 200 TSI". */
  detail?: string;
  /** Sticky with the name while the rows scroll. */
  price: ReactNode;
  /** A decorative CarImage. */
  picture: ReactNode;
}

export interface SideBySideRow {
  key: string;
  label: string;
  /** One value per column, in their order. */
  values: readonly ReactNode[];
  /** Whether it only has controls: it is omitted in print. @default false */
  isForScreen?: boolean;
  /** Whether its values don't fit a third of a phone's width: there they are stacked. @default false */
  isWide?: boolean;
}

export interface SideBySideGroup {
  key: string;
  title: string;
  rows: readonly SideBySideRow[];
}

export interface SideBySideProps {
  /** Caption of the table, for screen readers. */
  label: string;
  /** Header of the column of labels, for screen readers: "Carro". */
  rowHeading: string;
  /** One to three. */
  columns: ReadonlyArray<SideBySideColumn>;
  /** Rows of the table, in groups with a title. */
  groups: ReadonlyArray<SideBySideGroup>;
}

/** Compares up to three products row by row, with pictures and prices in view. See SideBySide.spec.md. */
export function SideBySide({ label, rowHeading, columns, groups }: SideBySideProps) {
  const id = useId();
  return (
    <Root>
      <Content style={{ '--_columns': columns.length }} data-columns={columns.length}>
        <Line aria-hidden>
          <LabelSpace />
          {columns.map(({ key, picture }) => (
            <div key={key}>{picture}</div>
          ))}
        </Line>
        {/* `display: grid` removes the roles of a native table, so they are explicit. */}
        <div role="table">
          {/* The caption alone: beside a name of the table it would be announced twice (docs/decisions/0032). */}
          <Caption role="caption">{label}</Caption>
          <Head role="rowgroup">
            <Line role="row">
              {/* IBM Equal Access reads the attribute only, axe the text only. */}
              <LabelSpace role="columnheader" aria-label={rowHeading}>
                <VisuallyHidden>{rowHeading}</VisuallyHidden>
              </LabelSpace>
              {columns.map(({ key, name, detail, price }) => (
                <HeadCell key={key} role="columnheader">
                  <Name>{name}</Name>
                  {detail !== undefined && <Detail>{detail}</Detail>}
                  {price}
                </HeadCell>
              ))}
            </Line>
          </Head>
          {groups.map((group) => (
            <div
              key={group.key}
              role="rowgroup"
              aria-labelledby={`${id}${group.key}`}
              data-screen={group.rows.every(({ isForScreen }) => isForScreen) || undefined}
            >
              <div role="row">
                <Title role="rowheader" aria-colspan={columns.length + 1} id={`${id}${group.key}`}>
                  {group.title}
                </Title>
              </div>
              {group.rows.map((row) => (
                <Questions
                  key={row.key}
                  role="row"
                  data-screen={row.isForScreen || undefined}
                  data-wide={row.isWide || undefined}
                >
                  <Label role="rowheader">{row.label}</Label>
                  {columns.map((column, place) => (
                    <Value key={column.key} role="cell" data-column={column.name}>
                      {row.values[place]}
                    </Value>
                  ))}
                </Questions>
              ))}
            </div>
          ))}
        </div>
      </Content>
    </Root>
  );
}

/* A window of 48rem leaves 42rem beside its margins and scrollbar. */
const Root = styled.div`
  container-type: inline-size;
`;

/* An amount never wraps: a third of a phone's width needs a smaller one. */
const Content = styled.div`
  font-variant-numeric: tabular-nums lining-nums;
  @container (max-width: 14.99rem) {
    --text-price: 1.375rem;
  }
  @container (min-width: 15rem) and (max-width: 41.99rem) {
    --text-price: min(1.375rem, 6.875vw);
    &[data-columns='3'] {
      --text-price: min(1rem, 5vw);
      font-size: var(--text-small);
      /* Fits "estacionamento" into a third of 320 px. */
      font-stretch: 82%;
      line-height: var(--leading-small);
    }
  }
`;

const Caption = styled.div`
  ${visuallyHidden}
`;

/* On a phone the columns share the whole width, and a row's label is above its values. Enlarged text leaves room for one. */
const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--_columns), minmax(0, 1fr));
  column-gap: var(--space-2);
  align-items: end;
  @container (max-width: 14.99rem) {
    &[role='row'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (min-width: 42rem) {
    grid-template-columns: minmax(7.5rem, 22%) repeat(var(--_columns), minmax(0, 1fr));
    column-gap: var(--space-5);
  }
`;

const LabelSpace = styled.div`
  position: absolute;
  @container (min-width: 42rem) {
    position: static;
  }
`;

const Head = styled.div`
  position: relative;
  border-block: 1px solid var(--color-border-ground);
  border-bottom-color: var(--color-text);
  background: var(--ground, var(--color-surface-canvas));
  /* In a low window a sticky head would cover its rows. */
  @media screen and (min-height: 30rem) {
    position: sticky;
    top: var(--header-bottom, 0px);
    z-index: var(--layer-sticky);
    transition: top var(--duration-long) var(--ease-out);
    /* Focused elements are scrolled clear of it (WCAG 2.4.11). */
    :root:has(&) {
      scroll-padding-top: calc(var(--size-header) + 8rem);
    }
  }
  @container (max-width: 14.99rem) {
    position: static;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const HeadCell = styled.div`
  align-self: start;
  min-width: 0;
  padding-block: var(--space-3);
`;

const Name = styled.div`
  font-weight: 600;
  letter-spacing: -0.01em;
  @container (min-width: 42rem) {
    font-size: var(--text-lead);
    line-height: 1.5rem;
  }
`;

const Detail = styled.div`
  margin-bottom: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

const Title = styled.div`
  padding-block: var(--space-7) var(--space-3);
  break-after: avoid;
  border-bottom: 1px solid var(--color-text);
  font-size: var(--text-lead);
  font-weight: 600;
  letter-spacing: -0.01em;
`;

const Questions = styled(Line)`
  row-gap: var(--space-1);
  align-items: start;
  padding-block: var(--space-4);
  border-bottom: 1px solid var(--color-border-subtle);
  @container (max-width: 41.99rem) {
    [data-columns='3'] &[data-wide] {
      grid-template-columns: minmax(0, 1fr);
      row-gap: var(--space-5);
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

const Label = styled.div`
  grid-column: 1 / -1;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
  @container (min-width: 42rem) {
    grid-column: auto;
    font-size: inherit;
    line-height: inherit;
  }
`;

const Value = styled.div`
  min-width: 0;
  font-weight: 560;
  hyphens: auto;
  @container (max-width: 14.99rem) {
    :not([data-wide]) > &::before {
      content: attr(data-column) / '';
      display: block;
      color: var(--color-text-muted);
      font-weight: 400;
    }
  }
`;
