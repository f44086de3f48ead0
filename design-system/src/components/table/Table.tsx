import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { revealFocused } from '../../foundations/reveal-focused.ts';

export interface TableColumn {
  key: string;
  label: ReactNode;
  /** Whether it is the offered product; its column is tinted. @default false */
  isOwn?: boolean;
}

export interface TableRow {
  key: string;
  label: ReactNode;
  /** One value per column, in their order. */
  values: readonly ReactNode[];
  /** Whether it sums up the rows above. @default false */
  isTotal?: boolean;
}

/** Content of a table. */
export interface TableContent {
  /** Header of the first column: "Em 24 meses". */
  rowHeading: ReactNode;
  /** Columns after the first one, in order. */
  columns: ReadonlyArray<TableColumn>;
  /** Rows, in order. */
  rows: ReadonlyArray<TableRow>;
}

export interface TableProps extends TableContent {
  /** Accessible name of the table and of its region. */
  caption: string;
  /** Whether the caption is visible. Leave it hidden below a heading of the same meaning. @default false */
  hasVisibleCaption?: boolean;
}

/**
 * Values by row and column. If it is wider than its container it scrolls sideways with a sticky first column. See
 * Table.spec.md.
 */
export function Table({ caption, hasVisibleCaption = false, rowHeading, columns, rows }: TableProps) {
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const canScroll = useCanScroll(region);
  // A visible caption is outside of the scrolling region, which would cut it off.
  const named = hasVisibleCaption ? { 'aria-labelledby': id } : { 'aria-label': caption };

  return (
    <>
      {hasVisibleCaption && <Caption id={id}>{caption}</Caption>}
      <Region ref={region} onFocus={revealFocused} {...(canScroll && { tabIndex: 0, ...named })}>
        {/* No hidden caption beside the name: Orca reads both, line by line. */}
        <Root {...named}>
          <thead>
            <tr>
              <th scope="col">{rowHeading}</th>
              {columns.map((column) => (
                <th key={column.key} scope="col" data-own={column.isOwn || undefined}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} data-total={row.isTotal || undefined}>
                <th scope="row">{row.label}</th>
                {columns.map((column, place) => (
                  <td key={column.key} data-own={column.isOwn || undefined}>
                    {row.values[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Root>
      </Region>
    </>
  );
}

/** Whether the region overflows; true until measured, and without script. */
function useCanScroll(region: RefObject<HTMLElement | null>): boolean {
  const [canScroll, setCanScroll] = useState(true);

  useEffect(() => {
    const element = region.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const measure = () => {
      // Removing the tab stop while it has focus would move focus to the body.
      if (element !== document.activeElement) setCanScroll(element.scrollWidth > element.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    element.addEventListener('blur', measure);
    // The table's size depends on the brand's font, the region's on the window.
    for (const box of [element, ...element.children]) observer.observe(box);
    return () => {
      observer.disconnect();
      element.removeEventListener('blur', measure);
    };
  }, [region]);

  return canScroll;
}

/* A containing block for visually hidden text, which would widen the page otherwise. Without a name it is no region. */
const Region = styled.section`
  container-type: inline-size;
  /* A query container has no width of its own, and a flex item around it would be empty. */
  contain-intrinsic-inline-size: min(32rem, 60vw);
  position: relative;
  max-width: 100%;
  /* A focused element is scrolled clear of the sticky column (WCAG 2.4.11). */
  scroll-padding-inline: min(9rem, 50%) var(--space-2);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  /* A printed region keeps its scroll position, which would cut off the row headers. */
  @media print {
    overflow: visible;
  }
`;

const Caption = styled.p`
  padding-bottom: var(--space-4);
  font-size: var(--text-lead);
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.5rem;
`;

/* Separate borders: collapsed ones scroll away from a sticky cell, and a row's line would hide the line above a
   total. */
const Root = styled.table`
  min-width: 28rem;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums lining-nums;

  th,
  td {
    padding: 0.875rem var(--space-2);
    border-bottom: 1px solid var(--color-border-subtle);
    font-stretch: 92%;
    text-align: end;
    white-space: nowrap;
  }
  /* Opaque above the cells that scroll under it: on a background other than the canvas the parent sets --ground. */
  th:first-child {
    min-width: 8.5rem;
    padding-inline-start: 0;
    background: var(--ground, var(--color-surface-canvas));
    font-weight: 400;
    text-align: start;
    white-space: normal;
  }
  /* In a narrower region of enlarged text it would cover every value. */
  @container (min-width: 16rem) {
    th:first-child {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
    }
  }
  thead th {
    border-bottom: 1px solid var(--color-text);
    font-weight: 600;
    vertical-align: bottom;
  }
  tbody th {
    color: var(--color-text-muted);
  }
  [data-own] {
    background: var(--color-surface-selected);
  }
  tr:has(+ [data-total]) > :is(th, td) {
    border-bottom-color: var(--color-text);
  }
  [data-total] > :is(th, td) {
    color: var(--color-text);
    font-weight: 600;
  }

  @container (min-width: 36rem) {
    th,
    td {
      padding-inline: var(--space-3);
      font-stretch: 100%;
    }
  }

  /* All columns fit the sheet: texts wrap. Nothing scrolls, so no column is sticky. */
  @media print {
    width: 100%;
    min-width: 0;

    th,
    td {
      padding-inline: var(--space-2);
      white-space: normal;
    }
    th:first-child {
      position: static;
      min-width: 0;
      background: none;
    }
  }

  /* Forced colours remove the tint. */
  @media (forced-colors: active) {
    [data-own] {
      border-inline: 2px solid CanvasText;
    }
  }
`;
