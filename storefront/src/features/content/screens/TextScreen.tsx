import { useRouter } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { ButtonLink } from '@signdrive/design-system/button';
import { Heading, Page, Section, Stack } from '@signdrive/design-system/layout';
import { EmptyState } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { FailedState, useRetry } from '#/shared/failures/FailedContent.tsx';
import { contentId } from '#/shared/page/main-content.ts';
import { RichText } from '#/shared/text/RichText.tsx';
import { contentCopy } from '../content.copy.ts';
import { selectTextPage } from '../content.slice.ts';

export interface TextScreenProps {
  slug: string;
  /** Heading of the page, regardless of the service's response. */
  title: string;
}

/** One text of the content service. */
export function TextScreen({ slug, title }: TextScreenProps) {
  const router = useRouter();
  const page = useSelector(selectTextPage(slug));
  const retry = useRetry(page.status, () => void router.invalidate(), contentId);
  // A page without text counts as missing.
  const body = page.status === 'success' ? (page.data?.body ?? []) : undefined;
  return (
    <Section isFirst>
      <Page>
        <Stack gap={6}>
          <Heading level={1} look="headline">
            {title}
          </Heading>
          {(page.status === 'loading' || page.status === 'idle') && !retry.isShown && (
            <SkeletonGroup>
              <Skeleton lines={12} />
            </SkeletonGroup>
          )}
          {body && body.length > 0 && <RichText content={body} headingLevel={2} />}
          {body?.length === 0 && (
            <EmptyState
              headingLevel={2}
              title={contentCopy.pageMissingTitle}
              actions={<ButtonLink href="/">Ir para o início</ButtonLink>}
            />
          )}
          <FailedState
            retry={retry}
            headingLevel={2}
            title={contentCopy.pageFailedTitle}
            text={contentCopy.pageFailedText}
          />
        </Stack>
      </Page>
    </Section>
  );
}
