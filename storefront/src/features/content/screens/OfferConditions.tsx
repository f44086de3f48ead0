import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Accordion, AccordionItem } from '@signdrive/design-system/accordion';
import { Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { FoldingSection } from '@signdrive/design-system/patterns';
import { dataOf } from '#/shared/loading/loadable.ts';
import { ConditionsState } from '../components/ConditionsState.tsx';
import { RichText } from '#/shared/text/RichText.tsx';
import { contentCopy } from '../content.copy.ts';
import { conditionsAsked, selectConditions } from '../content.slice.ts';

const placeId = 'condicoes';

export interface OfferConditionsProps {
  /** The vehicle service's text for this offer; may be empty. */
  legalText: string;
}

/** The legal text of an offer: its own, then the conditions of all offers (spec §7, `GET /condicoes`). */
export function OfferConditions({ legalText }: OfferConditionsProps) {
  const dispatch = useDispatch();
  const texts = dataOf(useSelector(selectConditions)) ?? [];
  useEffect(() => {
    dispatch(conditionsAsked());
  }, [dispatch]);
  return (
    <FoldingSection
      id={placeId}
      title={contentCopy.conditions}
      titlePlace="aside"
      end={
        <Link href="/condicoes-legais" look="standalone" icon="arrow-right">
          {contentCopy.allConditions}
        </Link>
      }
    >
      <Stack gap={4}>
        {(legalText !== '' || texts.length > 0) && (
          <Accordion>
            {legalText !== '' && (
              <AccordionItem title={contentCopy.conditionsOfThisOffer}>
                <Text>{legalText}</Text>
              </AccordionItem>
            )}
            {texts.map(({ title, body }) => (
              <AccordionItem key={title} title={title}>
                <RichText content={body} />
              </AccordionItem>
            ))}
          </Accordion>
        )}
        <ConditionsState placeId={placeId} />
      </Stack>
    </FoldingSection>
  );
}
