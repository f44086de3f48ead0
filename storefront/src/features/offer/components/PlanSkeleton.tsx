import { Page, Section } from '@signdrive/design-system/layout';
import { SplitLayout } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';

/** Placeholder of the plan while its conditions load. */
export function PlanSkeleton() {
  return (
    <Section>
      <Page>
        <SkeletonGroup>
          <SplitLayout
            start={
              <>
                <Skeleton look="headline" width="long" />
                <Skeleton look="control" />
                <Skeleton look="control" />
              </>
            }
            end={
              <>
                <Skeleton look="price" width="long" />
                <Skeleton lines={4} />
              </>
            }
          />
        </SkeletonGroup>
      </Page>
    </Section>
  );
}
