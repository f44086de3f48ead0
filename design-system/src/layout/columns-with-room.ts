import { css } from 'styled-components';

/**
 * `--_columns` equal columns, `--_column-gap` apart; fewer where one would have less room than a word of enlarged text
 * needs in a narrow window.
 * @internal
 */
export const columnsWithRoom = css`
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(6.5rem, (100% - (var(--_columns) - 1) * var(--_column-gap)) / var(--_columns))), 1fr)
  );
`;
