import { css } from 'styled-components';

/**
 * `--_columns` equal columns, `--_column-gap` apart; fewer in a narrow window where a word of enlarged text wouldn't
 * fit.
 * @internal
 */
export const columnsWithRoom = css`
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(6.5rem, (100% - (var(--_columns) - 1) * var(--_column-gap)) / var(--_columns))), 1fr)
  );
`;
