import { html, type Html } from './html.ts';

/** The layout of every control page. Script and style are files, never inline. */
export function frame(title: string, main: Html): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} | Sandbox</title>
        <link rel="stylesheet" href="/_sandbox/page.css" />
        <script type="module" src="/_sandbox/page.js"></script>
      </head>
      <body>
        <a class="skip" href="#main">Pular para o conteúdo</a>
        <header>
          <p><strong>Sandbox</strong> Serviços de demonstração: todos os dados são exemplos.</p>
          <nav aria-label="Sandbox">
            <a href="/_sandbox">Controle</a>
            <a href="/documentation">Documentação das chamadas</a>
          </nav>
        </header>
        <main id="main" tabindex="-1">${main}</main>
        <p id="message" class="message" role="status"></p>
        <noscript><p class="message">Esta página só consegue mudar o mundo com script ligado.</p></noscript>
      </body>
    </html>`.text;
}
