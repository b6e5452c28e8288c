import { personActs } from '@plomada/domain'

/** The setting `QUOTAS` for tests in which one user does more in a minute than any user does. */
export const highQuotas = personActs.map((act) => `${act}=1000000/1000000`).join(',')
