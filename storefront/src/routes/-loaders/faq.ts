import { loadFaq } from '#/features/faq/index.ts';
import { loadPage, type RouteLoader } from '../-page/load-page.ts';

/**
 * Loads all questions.
 * @returns the data of the page's head
 */
export async function loadQuestions(loader: RouteLoader) {
  await loadPage(loader, loadFaq, loader.context.ports);
  return {
    description:
      'O que está incluído, como se paga, que documentos enviar, como retirar e devolver: as dúvidas sobre o carro por assinatura, respondidas.',
  };
}

/**
 * Loads all questions for the help page.
 * @returns the data of the page's head
 */
export async function loadHelp(loader: RouteLoader) {
  await loadQuestions(loader);
  return { description: 'Já é cliente? Encontre respostas por assunto, acompanhe o seu pedido ou fale com a gente.' };
}
