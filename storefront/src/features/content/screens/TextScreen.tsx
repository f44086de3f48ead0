import { useRouter } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Heading, Page, Section, Stack } from '@signdrive/design-system/layout';
import { EmptyState } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { useRetry } from '#/shared/retry.ts';
import { RichText } from '../components/RichText.tsx';
import { contentCopy } from '../content.copy.ts';
import { selectTextPage } from '../content.selectors.ts';

export interface TextScreenProps {
  slug: string;
  /** Heading of the page, whatever the service answers. */
  title: string;
}

/** One text of the content service. */
export function TextScreen({ slug, title }: TextScreenProps) {
  const router = useRouter();
  const page = useSelector(selectTextPage(slug));
  const retry = useRetry(page.status, () => void router.invalidate(), 'conteudo');
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
          {page.status === 'success' && page.data && <RichText content={page.data.body} headingLevel={2} />}
          {page.status === 'success' && !page.data && (
            <EmptyState
              headingLevel={2}
              title={contentCopy.pageMissingTitle}
              actions={<ButtonLink href="/">Ir para o início</ButtonLink>}
            />
          )}
          {retry.isShown && (
            <EmptyState
              headingLevel={2}
              icon="alert"
              title={contentCopy.pageFailedTitle}
              text={contentCopy.pageFailedText}
              actions={<Button {...retry.button}>{contentCopy.retry}</Button>}
            />
          )}
        </Stack>
      </Page>
    </Section>
  );
}
