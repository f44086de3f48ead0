/**
 * Memoizes a function by the identity of its argument, which must not change afterwards. The result is released with
 * the argument.
 */
export function oncePerObject<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>();
  return (from) => {
    const known = made.get(from);
    if (known !== undefined) return known;
    const result = make(from);
    made.set(from, result);
    return result;
  };
}
