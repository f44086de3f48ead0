import { Heading, Stack } from '@signdrive/design-system/layout';
import { Panel, SourcedList } from '@signdrive/design-system/patterns';
import { comparisonCopy } from '../comparison.copy.ts';
import type { ComparisonView } from '../comparison.view.ts';

/** What the comparison takes for granted: each with its value and where it comes from. */
export function Assumptions({ assumptions }: Pick<ComparisonView, 'assumptions'>) {
  return (
    <Panel look="outline">
      <Stack gap={5}>
        <Heading level={3} look="subtitle">
          {comparisonCopy.assumptions}
        </Heading>
        <SourcedList facts={assumptions} />
      </Stack>
    </Panel>
  );
}
