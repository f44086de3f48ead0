import { css } from 'styled-components';

/** Styles of every field's parts, whatever element its control is. @internal */
export const fieldLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  align-content: start;
  min-width: 0;
`;

/** In the columns of a FormSection a field's parts, six at most, take the lines of its row. @internal */
export const fieldInRowLook = css`
  [data-columns='2'] > & {
    grid-template-rows: subgrid;
  }
`;

/** @internal */
export const labelLook = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: baseline;
  justify-content: space-between;
  font-weight: 560;
`;

/** There a label without `data-described` also takes the line of its neighbour's help. @internal */
export const labelInRowLook = css`
  [data-columns='2'] > * > &:not([data-described]) {
    grid-row: span 2;
  }
`;

/** @internal */
export const descriptionLook = css`
  display: block;
  color: var(--surface-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

/**
 * The control's box: white, 52 px (44 with `data-size="small"`), with a border that shows its state.
 * @internal
 */
export const controlLook = css`
  --_edge: inset 0 0 0 1px var(--color-border-control);
  appearance: none;
  width: 100%;
  min-width: 0;
  min-height: var(--size-control);
  padding: var(--space-3) var(--space-4);
  border: 0;
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
  box-shadow: var(--_edge);
  color: var(--color-text);
  font-size: 1.0625rem;
  font-variant-numeric: tabular-nums lining-nums;
  /* The value has the regular weight, whatever the text around has. */
  font-weight: 400;
  line-height: 1.5rem;
  text-overflow: ellipsis;

  &[data-size='small'] {
    min-height: var(--size-control-small);
    padding-block: var(--space-2);
    font-size: 1rem;
  }
  &:hover {
    --_edge: inset 0 0 0 1px var(--color-text);
    /* Not without the pointer: a change of the theme would start a transition for every field of the page. */
    transition: box-shadow var(--duration-short);
  }
  &[aria-invalid] {
    --_edge: inset 0 0 0 2px var(--color-border-danger);
  }
  &[readonly] {
    background: var(--color-surface-sunken);
  }
  &:disabled {
    --_edge: inset 0 0 0 1px var(--surface-border);
    background: transparent;
    color: var(--surface-text-muted);
    opacity: 1;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;

    &[aria-invalid] {
      border-width: 3px;
    }
    &:disabled {
      border: 1px dashed GrayText;
      color: GrayText;
    }
  }
`;

/** @internal */
export const errorLook = css`
  display: flex;
  gap: var(--_error-gap, var(--space-2));
  margin-top: var(--space-1);
  padding-inline-start: var(--_error-indent, 0);
  color: var(--surface-danger);
  font-size: var(--text-small);
  font-weight: 560;
  line-height: var(--leading-small);
`;

/** Below checkbox rows: the error's icon is aligned with the boxes, its text with the labels. @internal */
export const errorUnderRowsLook = css`
  --_error-indent: 0.125rem;
  --_error-gap: calc(var(--space-3) + 0.125rem);
`;
