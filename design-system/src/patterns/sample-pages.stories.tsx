import preview from '../../../.storybook/preview';
import { Button, ButtonLink } from '../components/button/index.ts';
import { CarDrawing } from '../components/car-picture/index.ts';
import { Footer } from '../components/footer/index.ts';
import { Header } from '../components/header/index.ts';
import { Price } from '../components/price/index.ts';
import { Cluster, Heading, Page, Section, Stack, Text } from '../layout/index.ts';
import { GroundLineHero, OfferGrid, Panel, SectionHead, StepLine } from './index.ts';
import { heroFacts, steps } from './sample-content.tsx';
import { footer, header } from './sample-frame.tsx';
import { SampleOfferPage } from './sample-offer-page.tsx';
import { offerCards } from './sample-offers.tsx';

const meta = preview.meta({ title: 'Pages/Compositions', tags: ['page'], parameters: { layout: 'fullscreen' } });

/** The patterns of an offer page, with sample content. */
export const Offer = meta.story({ render: () => <SampleOfferPage /> });

/** The patterns of the home page, with sample content. */
export const Home = meta.story({
  render: () => (
    <div id="topo">
      <Header {...header} />
      <main>
        <GroundLineHero
          title={
            <>
              Um carro zero.
              <br />
              Uma conta só.
            </>
          }
          lead="Seguro, documentação, IPVA e revisões já na mensalidade. O que fica de fora também está escrito, com preço."
          actions={
            <>
              <ButtonLink href="#ofertas">Ver ofertas</ButtonLink>
              <ButtonLink href="#comparar" variant="secondary">
                Comparar com comprar
              </ButtonLink>
            </>
          }
          car={<CarDrawing model="t-cross" paint="#b02a1c" />}
          priceLabel="T-Cross Comfortline 200 TSI, neste plano"
          price={<Price amountInCents={217900} size="hero" period="month" />}
          facts={heroFacts}
        />
        <Section>
          <Page>
            <SectionHead title="Do clique à chave" />
            <StepLine steps={steps} />
          </Page>
        </Section>
        <Section id="ofertas">
          <Page>
            <SectionHead title="Ofertas" />
            <OfferGrid label="Ofertas">{offerCards}</OfferGrid>
          </Page>
        </Section>
        <Section>
          <Page>
            <Panel look="accent" isRoomy>
              <Stack gap={5}>
                <Heading level={2}>Assinar ou comprar?</Heading>
                <Text look="lead">Faça a conta com o seu carro, o seu prazo e os seus quilômetros.</Text>
                <Cluster>
                  <Button>Comparar custos</Button>
                </Cluster>
              </Stack>
            </Panel>
          </Page>
        </Section>
      </main>
      <Footer {...footer} />
    </div>
  ),
});
