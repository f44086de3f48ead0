import { css } from 'styled-components';

/**
 * `--_columns` equal columns, `--_column-gap` apart; fewer where enlarged text would make one narrower than
 * `--_column-min`, which is by default the room of a total, "R$ 53.472,72".
 * @internal
 */
export const columnsWithRoom = css`
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      min(100%, max(var(--_column-min, 8rem), (100% - (var(--_columns) - 1) * var(--_column-gap)) / var(--_columns))),
      1fr
    )
  );
`;
