import { useRouter } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { Heading, Page, Section, Stack } from '@signdrive/design-system/layout';
import { dataOf } from '#/shared/loading/loadable.ts';
import { ConditionsState } from '../components/ConditionsState.tsx';
import { RichText } from '#/shared/text/RichText.tsx';
import { selectConditions } from '../content.slice.ts';

const placeId = 'ofertas';

/** The complete conditions of all offers; renders nothing without any. */
export function ConditionTexts() {
  const router = useRouter();
  const conditions = useSelector(selectConditions);
  const texts = dataOf(conditions);
  if (texts?.length === 0) return null;
  return (
    <Section id={placeId}>
      <Page>
        <Stack gap={6}>
          {texts?.map(({ title, body }) => (
            <Stack key={title} gap={4}>
              <Heading level={2} look="title">
                {title}
              </Heading>
              <RichText content={body} />
            </Stack>
          ))}
          <ConditionsState placeId={placeId} onRetry={() => void router.invalidate()} />
        </Stack>
      </Page>
    </Section>
  );
}
