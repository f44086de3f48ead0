import preview from '../../../../.storybook/preview';
import { benefits } from '../sample-content.tsx';
import { Benefits, type BenefitsProps } from './Benefits.tsx';

const sample: BenefitsProps = { items: benefits, headingLevel: 2 };

const meta = preview.meta({ title: 'Patterns/Offers/Benefits', component: Benefits, args: sample });

export const Six = meta.story({});
export const Two = meta.story({ args: { items: benefits.slice(0, 2) } });
export const LongText = meta.story({
  args: {
    items: [
      {
        icon: 'shield',
        title: 'Seguro completo desde o primeiro dia para qualquer condutor',
        text: 'Colisão, roubo, furto, terceiros e vidros, sem cotação e sem perfil: quem tem carteira de habilitação válida e foi indicado por você está coberto desde a retirada.',
      },
    ],
  },
});
