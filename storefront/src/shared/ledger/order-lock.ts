/**
 * Name of the lock shared by a person's orders and all writes that affect them: saves of the customer, and changes of
 * an order's status. It excludes them between the check of an order and its request.
 */
export const orderLockOf = (userId: string) => `order/${userId}`;
