import type { Email } from '../../../kernel/mail.ts';

const note = 'Mensagem de exemplo: nenhuma loja de verdade a enviou.';

/** Asks the person who signed up to confirm the address. */
export function confirmationEmail(to: string, fullname: string, link: string): Email {
  return composeEmail(to, 'Confirme o seu e-mail', [
    `Olá, ${firstName(fullname)}.`,
    'Falta um passo para o seu cadastro: confirme que este e-mail é seu.',
    { link, words: 'Confirmar o meu e-mail' },
    'O link vale por 48 horas. Se não foi você, ignore esta mensagem: nada será feito.',
  ]);
}

/** Notifies the owner of an account that a sign-up used their CPF or their e-mail. */
export function existingAccountEmail(to: string, fullname: string): Email {
  return composeEmail(to, 'Você já tem uma conta', [
    `Olá, ${firstName(fullname)}.`,
    'Recebemos um cadastro com o seu CPF ou o seu e-mail, mas você já tem uma conta.',
    'Se foi você, entre com a sua senha. Se não lembra dela, crie outra em "Esqueci minha senha".',
    'Se não foi você, ignore esta mensagem: nada mudou na sua conta.',
  ]);
}

export function resetEmail(to: string, fullname: string, link: string): Email {
  return composeEmail(to, 'Crie uma nova senha', [
    `Olá, ${firstName(fullname)}.`,
    'Recebemos um pedido para trocar a sua senha.',
    { link, words: 'Criar uma nova senha' },
    'O link vale por 1 hora e uma única vez. Se não foi você, ignore esta mensagem: a senha continua a mesma.',
  ]);
}

/** @param changes the changed data: "e-mail", "senha" */
export function profileChangeEmail(to: string, fullname: string, changes: readonly string[]): Email {
  return composeEmail(to, 'Os dados da sua conta mudaram', [
    `Olá, ${firstName(fullname)}.`,
    `Houve uma alteração na sua conta: ${changes.join(' e ')}. Desconectamos os outros aparelhos.`,
    'Se não foi você, crie uma nova senha em "Esqueci minha senha" e fale com a gente.',
  ]);
}

/* Inline, because mail clients drop style elements. */
const bodyStyle = 'max-width: 36rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif';

type Line = string | { link: string; words: string };

function composeEmail(to: string, subject: string, lines: readonly Line[]): Email {
  const all = [...lines, note];
  const paragraphs = all.map((line) =>
    typeof line === 'string'
      ? `<p>${escapeHtml(line)}</p>`
      : `<p><a href="${escapeHtml(line.link)}">${escapeHtml(line.words)}</a></p>`,
  );
  return {
    to,
    subject,
    text: all.map((line) => (typeof line === 'string' ? line : `${line.words}:\n${line.link}`)).join('\n\n'),
    html: `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head><body style="${bodyStyle}"><h1>${escapeHtml(subject)}</h1>${paragraphs.join('')}</body></html>`,
  };
}

const firstName = (fullname: string) => fullname.split(' ', 1)[0] ?? '';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
