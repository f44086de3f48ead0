import { FleetError } from '../../../contract/fleet.ts';
import { describedCalls } from '../../kernel/described-calls.ts';

const errors = { 400: FleetError, 401: FleetError, 403: FleetError, 404: FleetError, 409: FleetError, 422: FleetError };

/** A call without credentials. */
export const openCall = describedCalls(errors);

/** A call with a user's bearer: `fleetService` rejects it without a session. */
export const sessionCall = describedCalls(errors, [{ bearer: [] }]);
