import { useSelector } from 'react-redux';
import type { IconName } from '@signdrive/design-system/icon';
import { Page, Section } from '@signdrive/design-system/layout';
import { Benefits, SectionHead } from '@signdrive/design-system/patterns';
import { Questions } from '../components/Questions.tsx';
import { RichText } from '../components/RichText.tsx';
import { selectCarPageData } from '../content.selectors.ts';

interface CarSectionProps {
  slug: string;
}

/** Icons an editor may choose from; anything else gets the check mark. */
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

/** What comes with the car. */
export function CarBenefits({ slug }: CarSectionProps) {
  const benefits = useSelector(selectCarPageData(slug))?.benefits;
  if (!benefits) return null;
  return (
    <Section>
      <Page>
        <SectionHead title={benefits.title} />
        <Benefits items={benefits.items.map(({ icon, title, text }) => ({ icon: iconNamed(icon), title, text }))} />
      </Page>
    </Section>
  );
}

/** The car in its editors' words. */
export function CarDetails({ slug }: CarSectionProps) {
  const details = useSelector(selectCarPageData(slug))?.details;
  if (!details) return null;
  return (
    <Section>
      <Page>
        <SectionHead title={details.title} />
        <RichText content={details.body} />
      </Page>
    </Section>
  );
}

/** Questions about this car's plan. */
export function CarQuestions({ slug }: CarSectionProps) {
  const questions = useSelector(selectCarPageData(slug))?.faq;
  return questions ? <Questions {...questions} /> : null;
}
