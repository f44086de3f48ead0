import { Stack, Text } from '@signdrive/design-system/layout';
import { describeThemeProblem, type ThemeProblem } from '@signdrive/tokens/theme';

/** What is wrong with a theme, one line each, in the words of the command `npm run theme -- check`. */
export function Problems({ problems }: { problems: readonly ThemeProblem[] }) {
  return (
    <Stack gap={2} element="ul">
      {problems.map((problem) => (
        <Text key={`${problem.line} ${describeThemeProblem(problem)}`} element="li" look="small">
          {problem.line !== undefined && `Linha ${problem.line}: `}
          <span lang="en">{describeThemeProblem(problem)}</span>
        </Text>
      ))}
    </Stack>
  );
}
