import type { BestCondition, CostTerms, RentalCondition, RentalOffer } from '../../../contract/vehicle.ts';
import { cetOfFinancing } from './financing.ts';
import { colors } from './colors.ts';
import { toMoneyText, toReais, toWholeReais } from './money.ts';
import {
  bestOf,
  fastDeliveryText,
  isWithinLimit,
  productIdOf,
  unavailableText,
  type Combination,
  type VehicleSettings,
} from './rules.ts';
import type { Version } from './state.ts';

function toBestCondition(version: Version): BestCondition | null {
  const best = bestOf(version);
  if (!best) return null;
  return {
    monthlyInstallment: toReais(best.monthlyInCents),
    deadline: best.deadline,
    score: best.score,
    moneyMonthlyInstallment: toMoneyText(best.monthlyInCents),
    cetValue: cetOfFinancing(version.priceInCents, best.deadline),
    color: { colorCode: best.colorCode },
    monthlyKm: best.monthlyKm,
  };
}

export function toOffer(version: Version, settings: VehicleSettings): RentalOffer {
  const bestCondition = toBestCondition(version);
  const isAvailability = version.isAvailability && version.deadlineInfo !== unavailableText;
  return {
    name: version.name,
    model: version.model,
    image: `${version.slug}.png`,
    slug: version.slug,
    bodyType: version.bodyType,
    modelCode: version.modelCode,
    year: version.year,
    hasShield: version.hasShield,
    isAvailability,
    deadlineInfo: version.deadlineInfo,
    isElectric: version.isElectric,
    isDeadlineWithinLimit: isWithinLimit(version),
    fastDelivery: version.deadlineInfo === fastDeliveryText,
    tags: version.tags,
    isMale: version.isMale,
    description: version.description,
    conditions: `${offerConditions} ${plannedMaintenance(version)}`,
    bestCondition,
    ...(settings.hasExtensions && { colorHex: colors[version.showcaseColor].hex }),
  };
}

const offerConditions =
  'Oferta de exemplo, só para demonstração. Sujeita à análise de crédito e à disponibilidade. O valor muda com o prazo, a quilometragem, a cor e os acessórios. Imagem ilustrativa.';

/** Yearly cost of planned maintenance in thousandths of the price, invented. */
const maintenanceThousandths = [5, 8, 6, 11, 7];

/** A sentence of the legal text; the calculator parses its amounts (spec §9). */
function plannedMaintenance(version: Version): string {
  const years = maintenanceThousandths.map((thousandths, place) => {
    const amountInCents = toWholeReais((version.priceInCents * thousandths) / 10_000) * 10;
    return `${place + 1}º ano ${toMoneyText(amountInCents)}`;
  });
  return `Revisões Planejadas (exemplo): ${years.join(', ')}.`;
}

export function toCondition(version: Version, combination: Combination, settings: VehicleSettings): RentalCondition {
  const color = colors[combination.colorCode];
  return {
    productId: productIdOf(version, combination),
    color: color.name,
    colorCode: combination.colorCode,
    colorType: color.type,
    manufacturerCode: color.manufacturerCode,
    deadline: combination.deadline,
    monthlyKmValue: combination.monthlyKm,
    monthlyInstallment: toReais(combination.monthlyInCents),
    listAccessories: (combination.package?.accessories ?? []).map((accessoryDescription) => ({ accessoryDescription })),
    accessoryText: combination.package?.name ?? '',
    optionalText: combination.package?.optionalText ?? '',
    score: combination.score,
    ...(settings.hasExtensions && { colorHex: color.hex }),
  };
}

/**
 * Contract costs besides the instalment.
 * @param deadline months of the contract; the example exit is at its half
 */
export function costTermsOf(version: Version, deadline = 24): CostTerms {
  const excessKmPrice = toReais((version.baseInCents * 415) / 1_000_000);
  const insuranceExcess = Math.round((version.priceInCents * 0.03) / 50_00) * 50;
  return {
    excessKmPrice,
    insuranceExcess,
    earlyExit: { month: deadline / 2, percentOfRemaining: version.hasShield ? 30 : 25 },
    readjustmentIndex: 'IPCA',
    included: [
      { title: 'Seguro completo', note: 'Colisão, roubo, furto e terceiros' },
      { title: 'Documentação e IPVA', note: 'Todos os anos do contrato' },
      { title: 'Revisões do manual', note: 'Peças e mão de obra' },
      { title: 'Assistência 24 horas', note: 'Guincho, pneu, chaveiro' },
    ],
    notIncluded: [
      { title: version.isElectric ? 'Recarga' : 'Combustível', note: fuelNote(version.isElectric) },
      { title: 'Franquia do seguro', note: 'Só em caso de sinistro', value: insuranceExcess },
      { title: 'Quilômetro excedente', note: 'Acerto na devolução', value: excessKmPrice },
      { title: 'Pedágios, multas e estacionamento', note: 'No seu nome, sem taxa nossa' },
    ],
  };
}

function fuelNote(isElectric: boolean): string {
  return isElectric ? 'Em casa ou em pontos públicos, por sua conta' : 'Você abastece como preferir';
}
