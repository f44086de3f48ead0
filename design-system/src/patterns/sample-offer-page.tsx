import { useState } from 'react';
import { Accordion, AccordionItem } from '../components/accordion/index.ts';
import { Badge } from '../components/badge/index.ts';
import { Breadcrumbs } from '../components/breadcrumbs/index.ts';
import { ButtonLink } from '../components/button/index.ts';
import { CarDrawing } from '../components/car-picture/index.ts';
import { ColorSwatches } from '../components/color-swatches/index.ts';
import { Footer } from '../components/footer/index.ts';
import { Header } from '../components/header/index.ts';
import { Link } from '../components/link/index.ts';
import { Price } from '../components/price/index.ts';
import { Heading, Page, Section, Stack, Text } from '../layout/index.ts';
import {
  Benefits,
  ComparisonTable,
  CostFacts,
  Ledger,
  OfferGrid,
  OfferStage,
  PriceBar,
  SectionHead,
  SplitLayout,
  Verdict,
} from './index.ts';
import { benefits, comparison, costFacts, excluded, included, paints, stageFacts } from './sample-content.tsx';
import { footer, header } from './sample-frame.tsx';
import { offerCards } from './sample-offers.tsx';
import { SamplePlan, SampleSummary } from './sample-plan.tsx';

const questions = [
  ['Posso encerrar antes do fim do prazo?', 'Pode. A taxa diminui a cada mês; você vê o valor antes de assinar.'],
  ['O que acontece se eu rodar mais do que contratei?', 'O excedente é acertado na devolução, por quilômetro.'],
  ['Quanto tempo até eu retirar o carro?', 'O prazo de cada carro está escrito na oferta.'],
] as const;

/** The patterns of an offer page; every text and price is a sample. */
export function SampleOfferPage() {
  const [color, setColor] = useState('urucum');
  const chosen = paints.find(({ value }) => value === color);
  const paint = chosen?.paint ?? 'silver';
  return (
    <div id="topo">
      <Header {...header} surface="stage" />
      <main>
        <OfferStage
          title="T-Cross"
          subtitle="Comfortline 200 TSI · 2026"
          breadcrumbs={<Breadcrumbs items={[{ label: 'Ofertas', href: '/ofertasvw' }, { label: 'SUVW' }]} />}
          badges={<Badge tone="accent">Entrega rápida: até 7 dias úteis em SP/ABC</Badge>}
          priceLabel="Mensalidade com tudo incluído"
          price={<Price amountInCents={217900} size="hero" period="month" />}
          car={<CarDrawing model="t-cross" paint={paint} />}
          swatches={
            <ColorSwatches
              label="Cor"
              value={color}
              onChange={setColor}
              items={paints}
              summary={
                <Text>
                  <strong>{chosen?.label}</strong>{' '}
                  <Text element="span" tone="muted">
                    {chosen?.surcharge}
                  </Text>
                </Text>
              }
            />
          }
          action={<ButtonLink href="#assinar">Assinar este T-Cross</ButtonLink>}
          facts={stageFacts}
        />
        <Section>
          <Page>
            <SplitLayout start={<SamplePlan />} end={<SampleSummary paint={paint} />} sticky="end" endLabel="Resumo" />
          </Page>
        </Section>
        <Section>
          <Page>
            <SectionHead
              title="Quanto custa de verdade"
              lead="Tudo o que pode sair do seu bolso neste contrato, com valor e motivo. Se não está aqui, não é cobrado."
            />
            <Stack gap={7}>
              <CostFacts facts={costFacts} />
              <Ledger included={included} excluded={excluded} />
            </Stack>
          </Page>
        </Section>
        <Section>
          <Page>
            <SectionHead
              title="Assinar ou comprar?"
              aside={
                <Verdict statement="Neste cenário, assinar custa R$ 16.281,79 a menos que comprar à vista.">
                  Em troca, o carro não fica com você.
                </Verdict>
              }
            />
            <ComparisonTable {...comparison} />
          </Page>
        </Section>
        <Section>
          <Page>
            <SectionHead title="O que vem junto" />
            <Benefits items={benefits} />
          </Page>
        </Section>
        <Section>
          <Page>
            <SectionHead
              title="Na mesma faixa de preço"
              end={
                <Link href="/" look="standalone" icon="arrow-right">
                  Todas as ofertas
                </Link>
              }
            />
            <OfferGrid label="Ofertas relacionadas" rows={1}>
              {offerCards.slice(1, 5)}
            </OfferGrid>
          </Page>
        </Section>
        <Section>
          <Page>
            <SplitLayout
              columns="aside-main"
              start={<Heading level={2}>Perguntas sobre este plano</Heading>}
              end={
                <Accordion>
                  {questions.map(([question, answer], place) => (
                    <AccordionItem key={question} title={question} headingLevel={3} defaultOpen={place === 0}>
                      <Text>{answer}</Text>
                    </AccordionItem>
                  ))}
                </Accordion>
              }
            />
          </Page>
        </Section>
        <PriceBar
          total="24 meses, total R$ 52.296,00"
          price={<Price amountInCents={217900} period="month" />}
          action={<ButtonLink href="#assinar">Assinar</ButtonLink>}
        />
      </main>
      <Footer {...footer} />
    </div>
  );
}
