// Sends the forms of the control page as calls of its API and updates the page. Served without a build step.

const readers = {
  number: (input) => Number(input.value),
  boolean: (input) => input.value === 'true',
  checkbox: (input) => input.checked,
  // São Paulo has no daylight saving: its offset is fixed.
  saoPaulo: (input) => new Date(`${input.value}-03:00`).toISOString(),
};

function read(input) {
  return (readers[input.dataset.type] ?? ((field) => field.value))(input);
}

function bodyOf(form) {
  const body = {};
  for (const input of form.elements) {
    if (!input.name || (input.type === 'radio' && !input.checked)) continue;
    if (input.value === '' && input.type !== 'checkbox') continue;
    body[input.name] = read(input);
  }
  return body;
}

async function call(method, address, body) {
  const response = await fetch(address, {
    method,
    headers: { 'x-sandbox-control': '1', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response.status === 204 ? undefined : response.json();
  const refusal = await response.json().catch(() => ({}));
  throw new Error(refusal.message ?? `status ${response.status}`);
}

function say(text) {
  const message = document.getElementById('message');
  message.textContent = '';
  // Clearing the text first makes a screen reader announce the same sentence again.
  setTimeout(() => {
    message.textContent = text;
  });
}

/** Updates the page from the server; open groups and focus stay. */
async function refresh() {
  const focused = document.activeElement?.id;
  const open = [...document.querySelectorAll('details')].filter((group) => group.open).map((group) => group.id);
  const response = await fetch(location.href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.getElementById('main').replaceChildren(...page.getElementById('main').childNodes);
  for (const group of document.querySelectorAll('details')) group.open = open.includes(group.id);
  const target = focused && document.getElementById(focused);
  (target || document.getElementById('main')).focus({ preventScroll: Boolean(target) });
}

function holderOf(value, path) {
  return path.slice(0, -1).reduce((inner, name) => inner[name], value);
}

/** Reads the document, changes it and puts it back, so that fields without a control are kept. */
async function changeDocument(form, change) {
  const address = form.dataset.document;
  const { body } = await call('GET', address);
  for (const input of form.querySelectorAll('[data-path]:not(button)')) {
    const path = JSON.parse(input.dataset.path);
    holderOf(body, path)[path.at(-1)] = read(input);
  }
  change?.(body);
  await call('PUT', address, body);
}

async function run(done, work) {
  try {
    await work();
    await refresh();
    say(done);
  } catch (error) {
    say(`Não deu certo: ${error.message}`);
  }
}

async function send(form) {
  if (form.dataset.document) return changeDocument(form);
  if (!form.dataset.call) return undefined;
  const [method, address] = form.dataset.call.split(' ');
  return call(method, address, method === 'DELETE' ? undefined : bodyOf(form));
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  void run(form.dataset.done, () => send(form));
});

document.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-edit]');
  if (!button) return;
  const path = JSON.parse(button.dataset.path);
  const index = Number(path.at(-1));
  const isCopy = button.dataset.edit === 'copy';
  void run(isCopy ? 'Item repetido.' : 'Item removido.', () =>
    changeDocument(button.closest('form'), (body) => {
      const items = holderOf(body, path);
      if (isCopy) items.splice(index + 1, 0, structuredClone(items[index]));
      else items.splice(index, 1);
    }),
  );
});
