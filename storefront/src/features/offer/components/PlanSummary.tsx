import { memo, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { ButtonLink } from '@signdrive/design-system/button';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { Cluster, Stack, Text } from '@signdrive/design-system/layout';
import { GroundLine, Panel, Receipt } from '@signdrive/design-system/patterns';
import { separator } from '#/domain/values/text.ts';
import { selectionOf, type Condition } from '#/domain/offer/conditions.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { encodeSimulation } from '#/domain/urls/simulation-search.ts';
import { readjustmentSearch } from '#/domain/comparison/readjustment.ts';
import { contactPressed, useContactNumber } from '#/shared/page/open-store.ts';
import { formatMoney, formatMoneyDifference, formatMonthlyKm, formatMonths, keepUnits } from '#/shared/text/format.ts';
import { totalLabel, useReadjustment } from '#/shared/text/readjusted-total.ts';
import { offerCopy } from '../offer.copy.ts';
import { paintOf, type CurrentPrice } from '../offer.view.ts';
import { PlanPrice } from './PlanPrice.tsx';

export interface PlanSummaryProps {
  slug: string;
  offer: Offer;
  condition: Condition;
  price: CurrentPrice;
  /** Rendered below the button. */
  share: ReactNode;
  couponEntry: ReactNode;
}

/** The chosen plan with its total, and from 64rem on with its car. */
export const PlanSummary = memo(function PlanSummary(summary: PlanSummaryProps) {
  const { slug, offer, condition, price, share, couponEntry } = summary;
  const dispatch = useDispatch();
  const contactNumber = useContactNumber();
  const message = `Olá! Quero assinar o plano: ${offer.name} ${offer.model}, ${condition.colorName}, ${formatMonths(price.deadlineInMonths)}, ${formatMonthlyKm(price.monthlyKm)}, ${condition.accessoryText === '' ? '' : `${condition.accessoryText}, `}${formatMoney(price.monthlyInCents)} por mês${price.coupon ? `, com o cupom ${price.coupon.code}` : ''}.`;
  const search = { ...encodeSimulation(selectionOf(condition), offer), ...readjustmentSearch(useReadjustment()) };
  const parameters = new URLSearchParams(search);
  const orderHref = `/ofertasvw/${offer.slug}/assinar/entrar?${parameters.toString()}`;
  return (
    <Stack gap={4}>
      <Panel>
        <Stack gap={5}>
          <GroundLine isWideOnly>
            <CarDrawing model={slug} paint={paintOf(condition, offer)} />
          </GroundLine>
          <Stack gap={2}>
            <Text look="small" tone="muted">
              {`${offer.name} ${offer.model}${separator}${condition.colorName}`}
            </Text>
            <PlanPrice amountInCents={price.monthlyInCents} size="large" />
          </Stack>
          <Receipt
            isTight
            rows={[
              { label: offerCopy.deadline, value: formatMonths(price.deadlineInMonths) },
              { label: offerCopy.monthlyKm, value: formatMonthlyKm(price.monthlyKm) },
              { label: offerCopy.color, value: condition.colorName },
              ...(condition.accessoryText === ''
                ? []
                : [{ label: offerCopy.accessories, value: keepUnits(condition.accessoryText) }]),
              ...(price.coupon
                ? [
                    {
                      label: offerCopy.coupon(price.coupon.code),
                      value: `${formatMoneyDifference(-price.coupon.discountInCents)}/mês`,
                    },
                  ]
                : []),
            ]}
            total={{
              label: totalLabel(price.deadlineInMonths, price.estimate.readjustment),
              value: formatMoney(price.estimate.totalInCents),
            }}
          />
          <ButtonLink isBlock href={orderHref}>
            {offerCopy.order(offer)}
          </ButtonLink>
          <ButtonLink
            isBlock
            variant="secondary"
            href={`https://wa.me/${contactNumber}?text=${encodeURIComponent(message)}`}
            onPress={() => dispatch(contactPressed({ place: 'oferta' }))}
          >
            {offerCopy.contact}
          </ButtonLink>
          <Cluster justify="between" align="start">
            {share}
            {couponEntry}
          </Cluster>
        </Stack>
      </Panel>
      <Text look="small" tone="muted">
        {offerCopy.nothingNow}
      </Text>
    </Stack>
  );
});
