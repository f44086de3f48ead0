/** `Promise.withResolvers`, for Safari before 17.4. */
export function withResolvers<T>(): PromiseWithResolvers<T> {
  const settlers = {} as Pick<PromiseWithResolvers<T>, 'resolve' | 'reject'>;
  const promise = new Promise<T>((resolve, reject) => void Object.assign(settlers, { resolve, reject }));
  return { promise, ...settlers };
}
