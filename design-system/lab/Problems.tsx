import { Stack, Text } from '@signdrive/design-system/layout';
import { describeThemeProblemIn, type ThemeProblem } from '@signdrive/tokens/theme';

const describe = describeThemeProblemIn('pt');

/** The problems of a theme, one line each, by the rules of `npm run theme -- check`. */
export function Problems({ problems }: { problems: readonly ThemeProblem[] }) {
  return (
    <Stack gap={2} element="ul">
      {problems.map((problem) => (
        <Text key={`${problem.line} ${describe(problem)}`} element="li" look="small">
          {problem.line !== undefined && `Linha ${problem.line}: `}
          {describe(problem)}
        </Text>
      ))}
    </Stack>
  );
}
