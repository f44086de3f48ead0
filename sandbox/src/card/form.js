// The hosted card form. Served without a build step. Typed values are sent only to this site's own server; the
// embedding store receives progress messages without them.

const { storeOrigin, testCards } = document.body.dataset;
const fragment = new URLSearchParams(location.hash.slice(1));
const session = fragment.get('session') ?? '';
const nonce = fragment.get('nonce') ?? '';
const get = (id) => document.getElementById(id);
const known = testCards.split(' ');

/** Posts to the store's origin only: no other window receives messages. */
function tell(event) {
  if (parent !== window) parent.postMessage({ kind: 'signdrive.card-form', nonce, event }, storeOrigin);
}

const digitsOf = (text) => text.replaceAll(/\D/g, '');

/** 4111 1111 1111 1111, or 3782 822463 10005. */
function groupNumber(text) {
  const digits = digitsOf(text);
  const sizes = /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3];
  let from = 0;
  return sizes
    .map((size) => digits.slice(from, (from += size)))
    .filter(Boolean)
    .join(' ');
}

/** 0730, 7/30 and 07/2030 become 07/30. */
function writeExpiry(text) {
  const digits = digitsOf(text.replace(/^\s*(?=\d\D)/, '0'));
  const year = digits.slice(2);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${year.length === 4 ? year.slice(2) : year.slice(0, 4)}` : digits;
}

/**
 * Formats only while typing at the end, so that the cursor never jumps. A text that a keyboard composes is formatted
 * later: its next character would repeat it.
 */
function writeWhileTyping(input, write) {
  input.addEventListener('input', ({ isComposing }) => {
    const isAtEnd = input.selectionStart === input.value.length;
    if (isAtEnd && !isComposing) input.value = write(input.value);
  });
  input.addEventListener('blur', () => {
    input.value = write(input.value);
  });
}

function isPast(expiry, now) {
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(3))];
  // São Paulo has no daylight saving: its offset is fixed.
  const here = new Date(new Date(now).getTime() - 3 * 3_600_000);
  return year < here.getUTCFullYear() || (year === here.getUTCFullYear() && month < here.getUTCMonth() + 1);
}

const checks = {
  number(value) {
    const digits = digitsOf(value);
    if (digits === '') return 'Número do cartão é obrigatório.';
    if (digits.length < 13) return 'O número do cartão está incompleto.';
    if (!known.includes(digits)) return 'Use um dos cartões de teste da lista abaixo.';
    return '';
  },
  expiry(value, { now }) {
    if (value.trim() === '') return 'Validade é obrigatória.';
    if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(value)) return 'Validade inválida. O formato deve ser MM/AA.';
    return isPast(value, now) ? 'Este cartão venceu. Use outro.' : '';
  },
  cvc(value) {
    if (value === '') return 'Código de segurança é obrigatório.';
    const length = /^3[47]/.test(digitsOf(get('number').value)) ? 4 : 3;
    return digitsOf(value).length === length ? '' : `O código de segurança deste cartão tem ${length} números.`;
  },
  holder: (value) => (value.trim() === '' ? 'Nome no cartão é obrigatório.' : ''),
  code: (value) => (/^\d{6}$/.test(value.trim()) ? '' : 'O código tem 6 números.'),
};

let now = new Date().toISOString();

function showError(id, message) {
  get(`${id}-error`).textContent = message;
  if (message === '') get(id).removeAttribute('aria-invalid');
  else get(id).setAttribute('aria-invalid', 'true');
}

/** Shows the errors at their fields, and focuses the first. */
function findFaults(ids) {
  const faulty = ids.filter((id) => {
    const message = checks[id](get(id).value, { now });
    showError(id, message);
    return message !== '';
  });
  if (faulty.length > 0) get(faulty[0]).focus();
  return faulty.length > 0;
}

/** An error disappears once it is fixed; none appears before the form is sent. */
function mendWhileTyping(id) {
  get(id).addEventListener('input', () => {
    if (get(id).getAttribute('aria-invalid') && checks[id](get(id).value, { now }) === '') showError(id, '');
  });
}

const busyWords = { card: 'Salvando cartão', challenge: 'Confirmando' };
const calmWords = { card: 'Salvar cartão', challenge: 'Confirmar' };

function setBusy(form, isBusy) {
  const button = get(`${form}-submit`);
  // Not `disabled`, which would lose the focus.
  button.setAttribute('aria-disabled', String(isBusy));
  button.querySelector('.words').textContent = (isBusy ? busyWords : calmWords)[form];
}

const isBusy = (form) => get(`${form}-submit`).getAttribute('aria-disabled') === 'true';

async function call(method, path, body) {
  const response = await fetch(`sessions/${encodeURIComponent(session)}${path}`, {
    method,
    headers: body ? { 'content-type': 'application/json' } : {},
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.status === 404) return { status: 'UNKNOWN' };
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

const ends = {
  PENDING: ['Cartão enviado', 'A confirmação ainda não chegou. Acompanhe nesta página e não envie o cartão de novo.'],
  AUTHORISED: ['Cartão aceito', 'Nada foi cobrado agora.'],
  REFUSED: ['Cartão recusado', 'Nada foi cobrado. Tente de novo com outro cartão.'],
  EXPIRED: ['O formulário expirou', 'Nada foi cobrado. Abra o formulário de novo.'],
  UNKNOWN: ['O formulário não abriu', 'Nada foi cobrado. Abra o formulário de novo.'],
};

function show(id) {
  for (const part of ['card', 'challenge', 'end']) get(part).hidden = part !== id;
  get('loading').hidden = true;
  get('main').setAttribute('aria-busy', 'false');
}

/** Shows the session's status, and reports it to the store. */
function follow({ status, triesLeft }) {
  if (status === 'OPEN') return show('card');
  if (status === 'CHALLENGED') {
    const wasShown = !get('challenge').hidden;
    show('challenge');
    if (wasShown) {
      get('challenge-alert').textContent =
        `Código errado. Você ainda pode tentar ${triesLeft === 1 ? 'uma vez' : `${triesLeft} vezes`}.`;
      get('code').value = '';
      get('code').focus();
    } else {
      tell({ type: 'challenged' });
      get('challenge-title').focus();
    }
    return undefined;
  }
  const [title, text] = ends[status] ?? ends.PENDING;
  const wasShown = !get('card').hidden || !get('challenge').hidden;
  get('end-title').textContent = title;
  get('end-text').textContent = text;
  show('end');
  if (wasShown) get('end-title').focus();
  if (status === 'EXPIRED' || status === 'UNKNOWN') tell({ type: 'failed' });
  else tell({ type: 'answered' });
  return undefined;
}

/** Sends one request at a time. Repeating it after a lost response is safe: a session accepts one card, once. */
async function send(form, path, body) {
  setBusy(form, true);
  get(`${form}-alert`).textContent = '';
  tell({ type: 'sent' });
  try {
    follow(await call('POST', path, body));
  } catch {
    get(`${form}-alert`).textContent =
      `A resposta não chegou. Toque em ${calmWords[form]} de novo: o mesmo cartão não é salvo duas vezes.`;
    get(`${form}-alert`).focus();
  } finally {
    setBusy(form, false);
  }
}

writeWhileTyping(get('number'), groupNumber);
writeWhileTyping(get('expiry'), writeExpiry);
writeWhileTyping(get('cvc'), (text) => digitsOf(text).slice(0, 4));
for (const id of Object.keys(checks)) mendWhileTyping(id);

get('card').addEventListener('submit', (event) => {
  event.preventDefault();
  for (const id of ['number', 'expiry']) get(id).dispatchEvent(new Event('blur'));
  if (isBusy('card') || findFaults(['number', 'expiry', 'cvc', 'holder'])) return;
  void send('card', '/card', {
    number: digitsOf(get('number').value),
    expiry: get('expiry').value,
    cvc: get('cvc').value,
    holder: get('holder').value.trim(),
  });
});

get('challenge').addEventListener('submit', (event) => {
  event.preventDefault();
  if (isBusy('challenge') || findFaults(['code'])) return;
  void send('challenge', '/challenge', { code: get('code').value.trim() });
});

for (const button of document.querySelectorAll('[data-number]')) {
  button.addEventListener('click', () => {
    get('number').value = groupNumber(button.dataset.number);
    showError('number', '');
    get('expiry').focus();
  });
}

new ResizeObserver(() =>
  tell({ type: 'resized', height: Math.ceil(get('main').getBoundingClientRect().height) }),
).observe(get('main'));

try {
  const opened = await call('GET', '');
  now = opened.now ?? now;
  follow(opened);
  if (opened.status === 'OPEN' || opened.status === 'CHALLENGED') tell({ type: 'ready' });
} catch {
  follow({ status: 'UNKNOWN' });
}
