/**
 * The name of the lock that a person's orders share with everything an order is made of or changed by: saves of the
 * customer, and changes of an order's status. None of them happens between the check of an order and its request.
 */
export const orderLockOf = (userId: string) => `order/${userId}`;
