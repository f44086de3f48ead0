import { expect, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import { onStage } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Link } from '../link/index.ts';
import { Accordion, AccordionItem } from './Accordion.tsx';

const meta = preview.meta({ title: 'Components/Content/Accordion', component: Accordion });

const questions = (
  <Accordion>
    <AccordionItem title="Posso encerrar antes do fim do prazo?" headingLevel={3}>
      <p>
        Pode. O valor da saída antecipada está no contrato e na página da oferta.{' '}
        <Link href="#custo">Veja o custo</Link>
      </p>
    </AccordionItem>
    <AccordionItem title="O que acontece se eu rodar mais quilômetros?" headingLevel={3}>
      <p>O que passar da franquia é cobrado por quilômetro, na devolução.</p>
    </AccordionItem>
    <AccordionItem title="Quanto tempo leva até a entrega?" headingLevel={3} id="entrega">
      <p>O prazo aparece em cada oferta, antes de você assinar.</p>
    </AccordionItem>
  </Accordion>
);

export const Closed = meta.story({ render: () => questions });

export const Open = meta.story({
  render: () => (
    <Accordion>
      <AccordionItem title="Posso encerrar antes do fim do prazo?" defaultOpen>
        <p>
          Pode. <strong>O valor está no contrato</strong> e na página da oferta.
        </p>
        <p>Avise com 30 dias de antecedência.</p>
      </AccordionItem>
      <AccordionItem title="Quanto tempo leva até a entrega?">
        <p>O prazo aparece em cada oferta.</p>
      </AccordionItem>
    </Accordion>
  ),
});

export const LongText = meta.story({
  render: () => (
    <Narrow>
      <Accordion>
        <AccordionItem
          title="O que está incluído na mensalidade e o que fica por minha conta durante todo o contrato?"
          defaultOpen
        >
          <p>
            Seguro, documentação, IPVA, revisões do manual e assistência 24 horas. Combustível, pedágio e multas são
            seus.
          </p>
        </AccordionItem>
      </Accordion>
    </Narrow>
  ),
});

export const OnStage = meta.story({ decorators: [onStage], render: () => questions });

export const Keyboard = meta.story({
  render: () => questions,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = [...canvasElement.querySelectorAll('details')];
    const [firstQuestion, secondQuestion] = [...canvasElement.querySelectorAll('summary')];
    // The browser handles Enter and Space on a summary, and only for trusted keys. A click is the same activation.
    await userEvent.tab();
    await expect(firstQuestion).toHaveFocus();
    if (firstQuestion) await userEvent.click(firstQuestion);
    await expect(first?.open).toBe(true);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Veja o custo' })).toHaveFocus();
    await userEvent.tab();
    await expect(secondQuestion).toHaveFocus();
    if (secondQuestion) await userEvent.click(secondQuestion);
    await expect(second?.open).toBe(true);
    await expect(first?.open).toBe(true);
    if (secondQuestion) await userEvent.click(secondQuestion);
    await expect(second?.open).toBe(false);
  },
});

const Narrow = styled.div`
  max-width: 17.5rem;
`;
