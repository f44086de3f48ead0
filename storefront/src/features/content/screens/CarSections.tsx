import { useSelector } from 'react-redux';
import { ButtonLink } from '@signdrive/design-system/button';
import type { IconName } from '@signdrive/design-system/icon';
import { Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';
import { Benefits, FoldingSection, Panel, StepLine } from '@signdrive/design-system/patterns';
import { dataOf } from '#/shared/loading/loadable.ts';
import { useCarSlug } from '#/shared/page/car-context.ts';
import { Questions } from '../components/Questions.tsx';
import { RichText } from '#/shared/text/RichText.tsx';
import { contentCopy } from '../content.copy.ts';
import { selectCarPage } from '../content.slice.ts';

/** Loaded content of the page's car, if any. */
const useCarPage = () => dataOf(useSelector(selectCarPage(useCarSlug()))) ?? undefined;

/** Icons that an editor may choose; any other gets the check mark. */
const benefitIcons: readonly IconName[] = [
  'shield',
  'wrench',
  'document',
  'road',
  'calendar',
  'car',
  'bolt',
  'key',
  'phone',
  'refresh',
];

const iconNamed = (name: string | undefined): IconName => benefitIcons.find((icon) => icon === name) ?? 'check';

/** Included services. */
export function CarBenefits() {
  const benefits = useCarPage()?.benefits;
  if (!benefits) return null;
  return (
    <FoldingSection title={benefits.title}>
      <Benefits items={benefits.items.map(({ icon, title, text }) => ({ icon: iconNamed(icon), title, text }))} />
    </FoldingSection>
  );
}

/** A banner with a sentence and a link, in the middle of the page. */
export function CarMiddleBanner() {
  const banner = useCarPage()?.middleBanner;
  if (!banner) return null;
  const { title, text, action } = banner;
  return (
    <Section>
      <Page>
        <Panel look="accent" isRoomy>
          <Stack gap={5} align="start">
            <Heading level={2} look="headline">
              {title}
            </Heading>
            <Text look="lead">{text}</Text>
            {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
          </Stack>
        </Panel>
      </Page>
    </Section>
  );
}

/** The editors' description of the car. */
export function CarDetails() {
  const details = useCarPage()?.details;
  if (!details) return null;
  return (
    <FoldingSection title={details.title}>
      <RichText content={details.body} />
    </FoldingSection>
  );
}

/** The next steps of an order (spec §2.7). */
export function OrderSteps() {
  return (
    <FoldingSection title={contentCopy.orderSteps.title}>
      <StepLine steps={contentCopy.orderSteps.items} />
    </FoldingSection>
  );
}

/** Questions about this car's plan. */
export function CarQuestions() {
  const questions = useCarPage()?.faq;
  return questions ? <Questions {...questions} /> : null;
}
