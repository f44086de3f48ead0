import { ButtonLink } from '../components/button/index.ts';
import { CarDrawing } from '../components/car-picture/index.ts';
import { ChoiceCards } from '../components/choice-cards/index.ts';
import { Price } from '../components/price/index.ts';
import { Heading, Stack, Text } from '../layout/index.ts';
import { GroundLine, Panel, Receipt } from './index.ts';
import { receiptRows, receiptTotal } from './sample-content.tsx';

/** Sample choices of a plan. */
export function SamplePlan() {
  return (
    <Stack gap={8}>
      <Heading level={2}>A sua assinatura</Heading>
      <ChoiceCards
        label="Prazo"
        headingLevel={3}
        defaultValue="24"
        columns={{ narrow: 2, wide: 4 }}
        items={[
          { value: '12', label: '12 meses', description: 'R$ 2.590,00/mês' },
          { value: '18', label: '18 meses', description: 'R$ 2.349,00/mês' },
          { value: '24', label: '24 meses', description: 'R$ 2.179,00/mês' },
          { value: '36', label: '36 meses', description: 'R$ 2.059,00/mês' },
        ]}
      />
      <ChoiceCards
        label="Quilômetros por mês"
        headingLevel={3}
        defaultValue="1000"
        columns={{ narrow: 2, wide: 4 }}
        description="1.000 km por mês, cerca de 33 km por dia."
        items={[
          { value: '500', label: '500 km', description: '− R$ 84,00' },
          { value: '1000', label: '1.000 km', description: 'no seu plano' },
          { value: '1500', label: '1.500 km', description: '+ R$ 96,00' },
        ]}
      />
    </Stack>
  );
}

/** Sample summary of a plan. */
export function SampleSummary({ paint }: { paint: string }) {
  return (
    <Stack gap={4}>
      <Panel>
        <Stack gap={5}>
          <GroundLine isWideOnly>
            <CarDrawing model="t-cross" paint={paint} />
          </GroundLine>
          <Stack gap={2}>
            <Text look="small" tone="muted">
              T-Cross Comfortline · Vermelho urucum
            </Text>
            <Price amountInCents={217900} size="large" period="month" />
          </Stack>
          <Receipt rows={receiptRows} total={receiptTotal} isTight />
          <ButtonLink href="#assinar" isBlock>
            Assinar este T-Cross
          </ButtonLink>
        </Stack>
      </Panel>
      <Text look="small" tone="muted">
        Sem entrada. Nada é cobrado agora: a primeira mensalidade vem depois da retirada.
      </Text>
    </Stack>
  );
}
