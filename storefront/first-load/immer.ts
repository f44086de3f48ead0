/*
 * Replaces Immer in the browser's release: `produce` for plain objects and arrays, which is all that the store's state
 * holds. Development, tests and the server run Immer itself. A property test compares both (`immer.test.ts`).
 */

type Fields = Record<PropertyKey, unknown>;

interface Draft {
  base: Fields;
  /** Target of the proxy. Fields that have been read hold their drafts. */
  copy: Fields;
  parent: Draft | undefined;
  isChanged: boolean;
  isFinished: boolean;
}

const drafts = new WeakMap<object, Draft>();

const draftOf = (value: unknown): Draft | undefined => drafts.get(value as object);

export const isDraft = (value: unknown): boolean => drafts.has(value as object);

export function isDraftable(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

function markChanged(draft: Draft | undefined) {
  for (let at = draft; at && !at.isChanged; at = at.parent) at.isChanged = true;
}

function createDraft(base: Fields, parent?: Draft): Fields {
  const copy = (Array.isArray(base) ? [...(base as unknown[])] : { ...base }) as Fields;
  const draft: Draft = { base, copy, parent, isChanged: false, isFinished: false };
  const proxy = new Proxy(copy, {
    get(_, key) {
      const value = copy[key];
      // Values assigned by the recipe are its own and change in place.
      if (!Object.hasOwn(copy, key) || value !== base[key] || !isDraftable(value)) return value;
      return (copy[key] = createDraft(value, draft));
    },
    set(_, key, value) {
      const current = copy[key];
      const isSame = Object.is(value, current) || (value !== undefined && draftOf(current)?.base === value);
      if (!isSame || !Object.hasOwn(copy, key)) markChanged(draft);
      copy[key] = value;
      return true;
    },
    deleteProperty(_, key) {
      if (Object.hasOwn(copy, key)) markChanged(draft);
      return delete copy[key];
    },
  });
  drafts.set(proxy, draft);
  return proxy;
}

/** The value without drafts: changed ones become their copies, all others their originals. */
function finish(value: unknown): unknown {
  const draft = draftOf(value);
  if (!draft) {
    if (isDraftable(value)) finishFields(value);
    return value;
  }
  if (!draft.isChanged) return draft.base;
  if (!draft.isFinished) {
    draft.isFinished = true;
    finishFields(draft.copy, draft.base);
  }
  return draft.copy;
}

function finishFields(fields: Fields, base?: Fields) {
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (base && value === base[key]) continue;
    const finished = finish(value);
    if (finished !== value) fields[key] = finished;
  }
}

export function produce(base: unknown, recipe: (draft: unknown) => unknown): unknown {
  const root = isDraftable(base) ? createDraft(base) : base;
  const result = recipe(root);
  return finish(result === undefined ? root : result);
}

const unsupported = () => {
  throw new Error('Only `produce` of Immer is in the release (docs/decisions/0037).');
};

/* Re-exported by Redux Toolkit. */
export { unsupported as current, unsupported as freeze, unsupported as original };
