import { personActs } from '@plomada/domain/calls'

/** The setting `QUOTAS` for tests that must not exceed a quota. */
export const highQuotas = personActs.map((act) => `${act}=1000000/1000000`).join(',')
