/** Id of the page's main content. Skip link and closed banners move focus to it. */
export const contentId = 'conteudo';
