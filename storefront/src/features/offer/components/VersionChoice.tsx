import { useDispatch } from 'react-redux';
import { ChoiceCards, type ChoiceCard } from '@signdrive/design-system/choice-cards';
import { Stack } from '@signdrive/design-system/layout';
import { applyCoupon, type Coupon } from '#/domain/coupon/coupon.ts';
import { isSameOffer, versionValue, type Offer } from '#/domain/offer/offer.ts';
import { versionPrice } from '#/domain/offer/condition-options.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { offerCopy } from '../offer.copy.ts';
import { versionChosen, type SelectedOffer } from '../offer.slice.ts';
import { planFormId } from '../element-ids.ts';
import { versionLabel } from '#/shared/text/car-labels.ts';

/** Parts of the selected offer instead of the whole, which changes with each simulation. */
export interface VersionChoiceProps extends Pick<SelectedOffer, 'offer' | 'next' | 'selection'> {
  slug: string;
  versionTrees: SelectedOffer['versionTrees'] | undefined;
  /** Instalment and term of the displayed plan. */
  monthlyInCents: number;
  deadlineInMonths: number;
  /** Discount on the price of every option. */
  coupon: Coupon | undefined;
  /** Every version of the car, in the service's order. */
  versions: readonly Offer[];
}

/** Version, year and armour of the car (spec §2.6, configurator): each is a separate offer. */
export function VersionChoice({
  slug,
  offer,
  next,
  selection,
  versionTrees,
  monthlyInCents,
  deadlineInMonths,
  coupon,
  versions,
}: VersionChoiceProps) {
  const dispatch = useDispatch();
  const choose = (version: Offer) => void dispatch(versionChosen({ slug, offer: version }));
  const retry = useRetry(next?.status ?? 'success', () => choose(next?.offer ?? offer), planFormId);
  if (versions.length < 2) return <input type="hidden" name="versao" value={versionValue(offer)} />;
  /** Includes the term, because a version may lack the chosen one: its price is then that of its reference plan. */
  function costOf(version: Offer): Pick<ChoiceCard, 'description'> {
    if (isSameOffer(version, offer))
      return { description: offerCopy.inMonths(deadlineInMonths, offerCopy.monthlyPrice(monthlyInCents)) };
    const other = selection && versionPrice(version, versionTrees?.[versionValue(version)], selection);
    if (!other) return {};
    const amount = coupon ? applyCoupon(other.monthlyInstallmentInCents, coupon) : other.monthlyInstallmentInCents;
    const cost = other.isOfChosenPlan
      ? offerCopy.costDifference(amount - monthlyInCents)
      : offerCopy.monthlyPrice(amount);
    return { description: offerCopy.inMonths(other.deadlineInMonths, cost) };
  }
  const shown = next?.status === 'loading' ? next.offer : offer;
  return (
    <Stack gap={4}>
      <ChoiceCards
        label={offerCopy.version}
        headingLevel={3}
        name="versao"
        columns={{ narrow: 1, wide: 3 }}
        isChoiceAnnounced
        value={versionValue(shown)}
        onChange={(value) => {
          const version = versions.find((candidate) => versionValue(candidate) === value);
          if (version) choose(version);
        }}
        items={versions.map((version) => ({
          value: versionValue(version),
          label: versionLabel(version, versions),
          // The selected version's availability is displayed on the whole page.
          ...(version.isAvailable || isSameOffer(version, offer)
            ? costOf(version)
            : { isDisabled: true, reason: offerCopy.unavailable }),
        }))}
      />
      {next && <FailedNotice retry={retry} title={offerCopy.versionFailed(next.offer.model, offer.model)} />}
    </Stack>
  );
}
